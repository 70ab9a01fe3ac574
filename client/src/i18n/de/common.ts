export const common = {
  skip: "Zum Inhalt",
  home: "Start",
  language: "Sprache",
  theme: "Farben",
  themes: { auto: "Automatisch", light: "Hell", dark: "Dunkel" },
  loading: "Wird geladen …",
  unreachable: "Der Server antwortet nicht. Läuft er?",
  nothingHere: "Hier ist nichts.",
  guest: (number: number) => `Gast ${number}`,
};
