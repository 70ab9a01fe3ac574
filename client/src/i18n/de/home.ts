export const home = {
  title: "Eisenbahnen bauen. Sofort.",
  playBots: (game: string) => `${game} gegen Bots spielen`,
};
