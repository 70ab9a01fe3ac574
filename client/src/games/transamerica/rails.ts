/** The board as it is drawn: where things are and what belongs together, worked out once. */
import type { Point } from "../../board/camera";
import type { BoardFile, CityColor } from "./types";

export interface City extends Point {
  name: string;
  color: CityColor;
  node: number;
}

export interface Link {
  index: number;
  a: number;
  b: number;
  cost: number;
  from: Point;
  to: Point;
  middle: Point;
}

export interface Rails {
  places: Point[];
  links: Link[];
  cities: City[];
  cityAt: Map<number, City>;
  cityNamed: Map<string, City>;
  linkBetween(a: number, b: number): Link;
}

const made = new WeakMap<BoardFile, Rails>();

export function railsOf(board: BoardFile): Rails {
  let rails = made.get(board);
  if (!rails) made.set(board, (rails = lay(board)));
  return rails;
}

function lay(board: BoardFile): Rails {
  const places: Point[] = [];
  for (const { id, px, py } of board.nodes) places[id] = { x: px, y: py };
  const at = (node: number): Point => places[node] ?? { x: 0, y: 0 };
  const links = board.edges.map(({ a, b, cost }, index): Link => {
    const [from, to] = [at(a), at(b)];
    return { index, a, b, cost, from, to, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
  });
  const cities = board.cities.map(({ name, color, node }): City => {
    return { name, color: color as CityColor, node, ...at(node) };
  });
  const between = new Map(links.map((link) => [key(link.a, link.b), link]));
  return {
    places,
    links,
    cities,
    cityAt: new Map(cities.map((city) => [city.node, city])),
    cityNamed: new Map(cities.map((city) => [city.name, city])),
    linkBetween(a, b) {
      const link = between.get(key(a, b));
      if (!link) throw new Error(`no segment from ${a} to ${b}`);
      return link;
    },
  };
}

const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
