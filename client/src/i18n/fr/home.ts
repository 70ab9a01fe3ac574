export const home = {
  title: "Construisez des chemins de fer. Tout de suite.",
  playBots: (game: string) => `Jouer à ${game} contre des robots`,
};
