export const home = {
  title: "Costruisci ferrovie. Subito.",
  promise:
    "Due grandi giochi di ferrovie, contro gli amici o contro bot che giocano bene. Senza account, niente da installare.",
  games: "Giochi",
  about: {
    transamerica:
      "Collega le tue cinque città segrete prima degli altri. I binari di ciascuno servono a tutti. 20 minuti, da 8 anni.",
    steel_driver:
      "Compra azioni all’asta, costruisci sei compagnie attraverso il continente e incassa alla fine. 60 minuti.",
  },
  playBots: "Gioca subito",
  players: "Giocatori",
  bots: "Contro",
  friends: "Gioca con gli amici",
  options: "Opzioni …",
  rules: "Regole",
  yours: "Le tue partite",
  open: "Tavoli aperti",
  live: "Guarda una partita",
  noneOpen: "Nessuno sta aspettando.",
  noneLive: "Nessuna partita pubblica in corso.",
  continue: "Continua",
  join: "Siediti",
  watch: "Guarda",
  yourTurn: "Tocca a te",
  turnOf: (name: string) => `Tocca a ${name}`,
  seatsOpen: (count: number) => (count === 1 ? "1 posto libero" : `${count} posti liberi`),
  youAre: (name: string) => `Giochi come ${name}.`,
  noAccount: "Puoi giocare subito, come ospite.",
  rename: "Cambia nome",
  chooseName: "Scegli un nome",
  yourName: "Il tuo nome",
};
