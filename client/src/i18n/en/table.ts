export const table = {
  none: "There is no such table.",
};
