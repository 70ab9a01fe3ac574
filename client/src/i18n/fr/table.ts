export const table = {
  none: "Cette table n’existe pas.",
};
