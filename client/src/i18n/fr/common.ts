export const common = {
  skip: "Aller au contenu",
  home: "Accueil",
  language: "Langue",
  theme: "Couleurs",
  themes: { auto: "Automatique", light: "Clair", dark: "Sombre" },
  loading: "Chargement …",
  unreachable: "Le serveur ne répond pas. Est-il démarré ?",
  nothingHere: "Il n’y a rien ici.",
  guest: (number: number) => `Invité ${number}`,
};
