export const rules = {
  title: (game: string) => `Comment jouer à ${game}`,
  by: (designer: string, players: string) => `Un jeu de ${designer} pour ${players} joueurs`,
  short: "En bref : de quoi faire une première partie",
  contents: "Sommaire",
  playBeginners: "Jouer maintenant",
  beginners: "contre des robots débutants",
  print: "Imprimer",
  example: "Exemple",
};
