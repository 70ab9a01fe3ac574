export const home = {
  title: "Build railways. Right now.",
  playBots: (game: string) => `Play ${game} against bots`,
};
