/** Places in words that somebody who listens can follow: cities by name, others by the way from the nearest one. */
import type { Words } from "../../i18n/language.svelte";
import type { Point } from "../../board/camera";
import type { City, Rails } from "./rails";

/** The twelve directions of a triangular grid, anticlockwise from the east. */
const SECTORS = 12;

interface Bearing {
  city: City;
  steps: number;
  /** An index of the words' directions; none at the city itself. */
  direction: number;
}

const known = new WeakMap<Rails, Bearing[]>();

export function placeName(rails: Rails, node: number, words: Words): string {
  const { city, steps, direction } = bearing(rails, node);
  if (steps === 0) return city.name;
  return words.transamerica.near(steps, words.transamerica.directions[direction] ?? "", city.name);
}

export function segmentName(rails: Rails, a: number, b: number, words: Words): string {
  return words.transamerica.fromTo(placeName(rails, a, words), placeName(rails, b, words));
}

export function bearing(rails: Rails, node: number): Bearing {
  let bearings = known.get(rails);
  if (!bearings) known.set(rails, (bearings = []));
  return (bearings[node] ??= find(rails, node));
}

function find(rails: Rails, node: number): Bearing {
  const at = rails.places[node] ?? { x: 0, y: 0 };
  const away = (city: City): number => Math.hypot(at.x - city.x, at.y - city.y);
  const city = rails.cities.reduce((best, other) => (away(other) < away(best) - 1e-6 ? other : best));
  return { city, steps: stepsBetween(city, at), direction: directionOf(city, at) };
}

/** Steps along the triangular grid, whose rows are √3/2 apart. */
function stepsBetween(from: Point, to: Point): number {
  const rows = Math.abs(to.y - from.y) / (Math.sqrt(3) / 2);
  return Math.round(rows + Math.max(0, Math.abs(to.x - from.x) - rows / 2));
}

function directionOf(from: Point, to: Point): number {
  const turn = Math.atan2(from.y - to.y, to.x - from.x) / (2 * Math.PI);
  return Math.round((turn + 1) * SECTORS) % SECTORS;
}
