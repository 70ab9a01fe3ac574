export const table = {
  none: "Diesen Tisch gibt es nicht.",
};
