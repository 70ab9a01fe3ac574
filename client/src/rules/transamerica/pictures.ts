/** What of each position a picture shows. The positions are played by the engine: see tests/rules_pictures.py. */
import type { Box } from "../../board/camera";
import type { View } from "../../games/transamerica/types";
import type { Picture } from "./outline";
import positions from "./pictures.json";

interface Shown {
  position: { names: string[]; view: View };
  /** A part of the map; all of it if not said. */
  crop?: Box;
}

const { start, double, joined, blocking, coloured, end } = positions as unknown as Record<
  keyof typeof positions,
  Shown["position"]
>;
const PLAINS: Box = { x: 5.2, y: 2.75, width: 6.92, height: 3.6 };
const NORTH_WEST: Box = { x: -0.8, y: -0.55, width: 7.2, height: 6.1 };

export const PICTURES: Record<Picture, Shown> = {
  start: { position: start, crop: PLAINS },
  double: { position: double, crop: PLAINS },
  joined: { position: joined, crop: PLAINS },
  blocking: { position: blocking, crop: PLAINS },
  coloured: { position: coloured, crop: PLAINS },
  end: { position: end },
  missing: { position: end, crop: NORTH_WEST },
  score: { position: end },
};
