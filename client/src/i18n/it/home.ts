export const home = {
  title: "Costruisci ferrovie. Subito.",
  playBots: (game: string) => `Gioca a ${game} contro i bot`,
};
