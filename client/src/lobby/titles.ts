/** The games' titles: names of published games, the same in every language. */
const TITLES: Record<string, string> = { transamerica: "TransAmerica", steel_driver: "Steel Driver" };

export function gameTitle(game: string): string {
  return TITLES[game] ?? game;
}
