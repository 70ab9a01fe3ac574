export const board = {
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  fit: "Alles zeigen",
};
