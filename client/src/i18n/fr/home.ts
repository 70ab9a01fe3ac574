export const home = {
  title: "Construisez des chemins de fer. Tout de suite.",
  promise:
    "Deux grands jeux ferroviaires, entre amis ou contre des robots qui jouent bien. Sans compte, sans installation.",
  games: "Jeux",
  about: {
    transamerica:
      "Reliez vos cinq villes secrètes avant les autres. Les rails de chacun servent à tous. 20 minutes, dès 8 ans.",
    steel_driver:
      "Achetez des actions aux enchères, bâtissez six compagnies à travers le continent et encaissez à la fin. 60 minutes.",
  },
  playBots: "Jouer maintenant",
  players: "Joueurs",
  bots: "Contre",
  friends: "Jouer entre amis",
  options: "Options …",
  rules: "Règles",
  yours: "Vos parties",
  open: "Tables ouvertes",
  live: "Regarder une partie",
  noneOpen: "Personne n’attend en ce moment.",
  noneLive: "Aucune partie publique en ce moment.",
  continue: "Continuer",
  join: "Rejoindre",
  watch: "Regarder",
  yourTurn: "À vous de jouer",
  turnOf: (name: string) => `Au tour de ${name}`,
  seatsOpen: (count: number) => (count === 1 ? "1 place libre" : `${count} places libres`),
  youAre: (name: string) => `Vous jouez sous le nom de ${name}.`,
  noAccount: "Vous pouvez jouer tout de suite, comme invité.",
  rename: "Changer de nom",
  chooseName: "Choisir un nom",
  yourName: "Votre nom",
};
