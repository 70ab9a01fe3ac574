export const rules = {
  title: (game: string) => `Come si gioca a ${game}`,
  by: (designer: string, players: string) => `Un gioco di ${designer} per ${players} giocatori`,
  short: "In breve: quanto basta per la prima partita",
  contents: "Indice",
  playBeginners: "Gioca subito",
  beginners: "contro bot principianti",
  print: "Stampa",
  example: "Esempio",
};
