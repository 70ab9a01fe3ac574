/** Where the cities stand, and where their names go. */
import type { Geography, LabelSet } from "../../../geography/types";
import { around, type Box, type Point } from "../../board/camera";
import type { RailBoard } from "./board";

export interface Layout {
  places: Point[];
  view: Box;
  bounds: Box;
  labels: Geography["labels"] | null;
}

export function layoutOf(board: RailBoard, geography: Geography | null): Layout {
  return geography ? onLand(board, geography) : onPaper(board);
}

function onLand(board: RailBoard, geography: Geography): Layout {
  const places = board.cities.map(({ id }) => {
    const [x, y] = geography.cities[id] ?? [0, 0];
    return { x, y };
  });
  return { places, view: geography.view, bounds: grown(geography.view, 1.5), labels: geography.labels };
}

/** A board without land under it: latitude and longitude as they are, as wide as the others. */
function onPaper(board: RailBoard): Layout {
  const middle = board.cities.reduce((sum, city) => sum + city.lat, 0) / Math.max(board.cities.length, 1);
  const flat = board.cities.map(({ lat, lon }) => ({ x: lon * Math.cos((middle * Math.PI) / 180), y: -lat }));
  const box = around(flat);
  const scale = 17 / Math.max(box.width, box.height * 1.8, 1e-9);
  const places = flat.map(({ x, y }) => ({ x: (x - box.x) * scale, y: (y - box.y) * scale }));
  const view = around(places, 0.9);
  return { places, view, bounds: grown(view, 1), labels: null };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function labelsFor(layout: Layout, scale: number): LabelSet | null {
  return layout.labels && (scale < 30 ? layout.labels.phone : layout.labels.desktop);
}
