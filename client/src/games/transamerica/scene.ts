/** What of a view is on the map, in the terms of who draws it. */
import type { Link, Rails } from "./rails";
import type { Hand, Result, Segment, View } from "./types";

/** What the map shows of a view: also of a round that is over. */
export type Shown = Pick<View, "seat" | "hands" | "markers" | "networks" | "tracks" | "own" | "played">;

export interface Track {
  link: Link;
  /** Drawn from the network towards the new end: from b to a. */
  backwards: boolean;
  /** Whose colour it has (Vexation). */
  owner: number | null;
}

export interface Network {
  seats: number[];
  path: string;
}

/** A round that is over, as its board was in the end, with all cards on the table. */
export function afterRound(result: Result, seat: number | null): Shown {
  const { hands, markers, tracks, own } = result;
  return { seat, hands, markers, tracks, own, networks: [], played: [] };
}

/** Between rounds the board is empty: the last one is still looked at. */
export function shownOf(view: View): Shown {
  const last = view.results.at(-1);
  return last && (view.phase === "dealing" || view.phase === "over") ? afterRound(last, view.seat) : view;
}

export function tracksOf(rails: Rails, shown: Shown): Track[] {
  const backwards = laidBackwards(shown);
  const track = (index: number, owner: number | null): Track[] => {
    const link = rails.links[index];
    return link ? [{ link, owner, backwards: backwards.has(`${link.a} ${link.b}`) }] : [];
  };
  return [
    ...shown.tracks.flatMap((index) => track(index, null)),
    ...shown.own.flatMap((links, seat) => links.flatMap((index) => track(index, seat))),
  ];
}

/** The segments whose larger end was there first. */
function laidBackwards({ played }: Shown): Set<string> {
  const touched = new Set<number>();
  const found = new Set<string>();
  for (const [, action] of played) {
    if (action.type === "start") touched.add(action.node);
    if (action.type !== "lay") continue;
    if (!touched.has(action.a) && touched.has(action.b)) found.add(`${action.a} ${action.b}`);
    touched.add(action.a).add(action.b);
  }
  return found;
}

/** Networks with the seats that share them. */
export function networksOf(rails: Rails, shown: Shown): Network[] {
  const groups = new Map<string, { seats: number[]; nodes: Set<number> }>();
  shown.networks.forEach((nodes, seat) => {
    if (!nodes.length) return;
    const name = nodes.join();
    const group = groups.get(name);
    if (group) group.seats.push(seat);
    else groups.set(name, { seats: [seat], nodes: new Set(nodes) });
  });
  return [...groups.values()].map(({ seats, nodes }) => {
    const inside = shown.tracks.filter((index) => {
      const link = rails.links[index];
      return link && nodes.has(link.a) && nodes.has(link.b);
    });
    return { seats, path: pathOf(rails, inside) };
  });
}

/** What others did since the viewer's turn before; for a spectator, in the last turn. */
export function freshLinks(rails: Rails, shown: Shown, turn: number | null): number[] {
  const { played } = shown;
  const me = shown.seat ?? played.at(-1)?.[0] ?? null;
  let end = played.length;
  if (shown.seat !== null && turn === shown.seat) while (end > 0 && played[end - 1]?.[0] === me) end -= 1;
  let begin = end;
  if (shown.seat === null) while (begin > 0 && played[begin - 1]?.[0] === me) begin -= 1;
  else while (begin > 0 && played[begin - 1]?.[0] !== me) begin -= 1;
  return played
    .slice(begin, end)
    .flatMap(([, action]) => (action.type === "lay" ? [rails.linkBetween(action.a, action.b).index] : []));
}

/** Whose goals the cities are, as far as hands are in sight. */
export function goalsOf(hands: (Hand | null)[]): Map<string, number[]> {
  const goals = new Map<string, number[]>();
  hands.forEach((hand, seat) =>
    hand?.forEach((city) => {
      const seats = goals.get(city);
      if (seats) seats.push(seat);
      else goals.set(city, [seat]);
    }),
  );
  return goals;
}

export function pathOf(rails: Rails, links: number[]): string {
  return links
    .map((index) => {
      const link = rails.links[index];
      return link ? `M${link.from.x} ${link.from.y}L${link.to.x} ${link.to.y}` : "";
    })
    .join("");
}

/** What is missing costs: [1, 2] of one single and one double segment. */
export function costsOf(rails: Rails, missing: Segment[]): number[] {
  return missing.map(([a, b]) => rails.linkBetween(a, b).cost).sort((one, other) => one - other);
}

/** A letter or two for every name, each different. */
export function initialsOf(names: string[]): string[] {
  const first = names.map((name) => (name.trim()[0] ?? "?").toLocaleUpperCase());
  return first.map((letter, seat) =>
    first.filter((other) => other === letter).length > 1 ? `${letter}${seat + 1}` : letter,
  );
}
