/** Where a start marker stands beside its place, so that it hides no city's name. */
import type { Label, LabelSet } from "../../../geography/types";
import type { Box, Point } from "../../board/camera";
import type { City } from "./rails";

/** How wide and high a locomotive is; its wheels are at the origin. */
export const ENGINE = { size: 0.74, width: 0.78, height: 0.66 };
/** Above its place, or else to a side, or below. */
const SPOTS: Point[] = [
  { x: 0, y: -0.08 },
  { x: -0.5, y: 0.04 },
  { x: 0.5, y: 0.04 },
  { x: -0.42, y: 0.5 },
  { x: 0.42, y: 0.5 },
  { x: 0, y: 0.8 },
];
const LETTER = 0.5;

export function namesAsBoxes(cities: City[], labels: LabelSet | undefined, fallback: Label, text: number): Box[] {
  return cities.map((city) => {
    const { dx, dy, anchor } = labels?.places[city.name] ?? fallback;
    const width = city.name.length * text * LETTER;
    const before = anchor === "start" ? 0 : anchor === "end" ? width : width / 2;
    return { x: city.x + dx - before, y: city.y + dy - text * 0.8, width, height: text };
  });
}

/** Marker after marker, each where it hides least of the names and of the markers before it. */
export function parked(places: (Point | undefined)[], names: Box[]): Point[] {
  const taken: Box[] = [];
  return places.map((place) => {
    if (!place) return { x: 0, y: 0 };
    const hidden = SPOTS.map((spot) => {
      const engine = engineAt({ x: place.x + spot.x, y: place.y + spot.y });
      return [...names, ...taken].reduce((sum, box) => sum + shared(engine, box), 0);
    });
    const spot = SPOTS[hidden.indexOf(Math.min(...hidden))] ?? { x: 0, y: 0 };
    taken.push(engineAt({ x: place.x + spot.x, y: place.y + spot.y }));
    return spot;
  });
}

function engineAt({ x, y }: Point): Box {
  return { x: x - ENGINE.width / 2, y: y - ENGINE.height, width: ENGINE.width, height: ENGINE.height };
}

/** The area two boxes share. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
