export const common = {
  skip: "Skip to the content",
  home: "Home",
  language: "Language",
  theme: "Colours",
  themes: { auto: "Automatic", light: "Light", dark: "Dark" },
  loading: "Loading …",
  unreachable: "The server does not answer. Is it running?",
  nothingHere: "There is nothing here.",
  guest: (number: number) => `Guest ${number}`,
};
