export const rules = {
  title: (game: string) => `So spielt man ${game}`,
  by: (designer: string, players: string) => `Ein Spiel von ${designer} für ${players} Spieler`,
  short: "In Kürze: genug für die erste Partie",
  contents: "Inhalt",
  playBeginners: "Jetzt spielen",
  beginners: "gegen Anfänger-Bots",
  print: "Drucken",
  example: "Beispiel",
};
