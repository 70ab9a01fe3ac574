/** Railways for the little maps on the cards: which way the rails run between two cities, along the board's links. */
import type { Geography, Point } from "../../geography/types";

interface BoardFile {
  nodes?: { id: number; px: number; py: number }[];
  cities: { id?: string; name: string; node?: number }[];
  /** One of the two, as the game has it. */
  links?: Link[];
  edges?: Link[];
}
interface Link {
  a: Place;
  b: Place;
}
type Place = number | string;

export interface Picture {
  routes: Point[][];
  cities: Point[];
}

/** Where each game's sample railways run, one colour each. */
const JOURNEYS: Record<string, string[][]> = {
  transamerica: [
    ["Portland", "Helena", "Omaha", "Chicago"],
    ["San Francisco", "Salt Lake City", "Denver", "Kansas City"],
    ["Los Angeles", "Santa Fe", "Oklahoma City", "Memphis"],
    ["Boston", "New York", "Richmond", "Atlanta"],
  ],
  steel_driver: [
    ["Seattle", "Minneapolis"],
    ["San Francisco", "Salt Lake City", "Omaha"],
    ["Los Angeles", "Santa Fe", "Dallas", "New Orleans"],
    ["New York", "Chicago"],
    ["Chicago", "Omaha"],
  ],
};

export function pictureOf(game: string, board: BoardFile, geography: Geography): Picture {
  const nodes = new Map<Place, Point>(board.nodes?.map(({ id, px, py }) => [id, [px, py]]));
  const placeOf = (city: BoardFile["cities"][number]): Place => city.node ?? city.id ?? city.name;
  const at = (place: Place): Point => nodes.get(place) ?? geography.cities[place] ?? [0, 0];
  const named = new Map(board.cities.map((city) => [city.name, placeOf(city)]));
  const links = board.links ?? board.edges ?? [];
  const routes = (JOURNEYS[game] ?? []).map((stops) =>
    stops.slice(1).flatMap((stop, leg) => shortest(links, named.get(stops[leg] ?? ""), named.get(stop)).map(at)),
  );
  return { routes, cities: board.cities.map((city) => at(placeOf(city))) };
}

/** The places on the way with the fewest links; nothing if there is none. */
function shortest(links: Link[], from?: Place, to?: Place): Place[] {
  if (from === undefined || to === undefined) return [];
  const before = new Map<Place, Place>([[from, from]]);
  for (const place of before.keys()) {
    for (const { a, b } of links) {
      const next = a === place ? b : b === place ? a : undefined;
      if (next !== undefined && !before.has(next)) before.set(next, place);
    }
  }
  if (!before.has(to)) return [];
  const way = [to];
  for (let place = to; place !== from; way.unshift(place)) place = before.get(place) ?? from;
  return way;
}
