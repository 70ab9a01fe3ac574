export const table = {
  none: "Questo tavolo non esiste.",
};
