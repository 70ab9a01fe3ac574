export const rules = {
  title: (game: string) => `How to play ${game}`,
  by: (designer: string, players: string) => `A game by ${designer} for ${players} players`,
  short: "In short: enough for your first game",
  contents: "Contents",
  playBeginners: "Play now",
  beginners: "against beginner bots",
  print: "Print",
  example: "Example",
};
