export const board = {
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  fit: "Tout voir",
};
