export const board = {
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  fit: "Mostra tutto",
};
