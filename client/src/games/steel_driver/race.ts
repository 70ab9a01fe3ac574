/** The race between the two ends of the transcontinental link, to be drawn: the way with the fewest links missing. */
import type { SteelDriverView } from "../../wire";
import type { RailBoard } from "./board";

export interface Race {
  /** The links of one best way, from the first end to the second. */
  way: number[];
  /** How many of them nobody has built. */
  apart: number;
}

/** Which company built each link; undefined where nobody did. */
export function buildersOf(view: SteelDriverView): (number | undefined)[] {
  const builders: (number | undefined)[] = [];
  view.companies.forEach((company, at) => company.rails.forEach((link) => (builders[link] = at)));
  return builders;
}

export function raceOf(board: RailBoard, built: (number | undefined)[]): Race | null {
  const [from, to] = board.transcontinental;
  const weight = (link: number) => (built[link] === undefined ? 1000 : 1); // then the fewest links in all
  const best = new Map([[from, 0]]);
  const by = new Map<string, number>();
  const open = new Set([from]);
  while (open.size) {
    const here = [...open].reduce((a, b) => ((best.get(a) ?? 0) <= (best.get(b) ?? 0) ? a : b));
    open.delete(here);
    board.links.forEach(({ a, b }, link) => {
      if (a !== here && b !== here) return;
      const there = a === here ? b : a;
      const far = (best.get(here) ?? 0) + weight(link);
      if (far >= (best.get(there) ?? Infinity)) return;
      best.set(there, far);
      by.set(there, link);
      open.add(there);
    });
  }
  if (!best.has(to)) return null;
  const way: number[] = [];
  for (let here = to; here !== from;) {
    const at = by.get(here);
    const link = at === undefined ? undefined : board.links[at];
    if (at === undefined || !link) return null;
    way.unshift(at);
    here = link.a === here ? link.b : link.a;
  }
  return { way, apart: way.filter((link) => built[link] === undefined).length };
}
