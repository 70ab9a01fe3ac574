export const board = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show everything",
};
