export const common = {
  skip: "Vai al contenuto",
  home: "Inizio",
  language: "Lingua",
  theme: "Colori",
  themes: { auto: "Automatico", light: "Chiaro", dark: "Scuro" },
  loading: "Caricamento …",
  unreachable: "Il server non risponde. È acceso?",
  nothingHere: "Qui non c’è niente.",
  guest: (number: number) => `Ospite ${number}`,
};
