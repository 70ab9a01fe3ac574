/** What can be chosen on the map now. */
import type { Point } from "../../board/camera";
import type { Words } from "../../i18n/language.svelte";
import type { SteelDriverAction } from "../../wire";
import type { RailBoard } from "./board";
import type { BuildChoice, BuildEffect, TakeChoice, TakeEffect } from "./choices";
import { label } from "./story";

export interface Target extends Point {
  key: string;
  /** A starting city to begin from, a link to build, goods to take. */
  kind: "start" | "link" | "goods";
  /** The link's or the city's place in the board's file. */
  at: number;
  name: string;
  action: SteelDriverAction | null;
  effect: BuildEffect | TakeEffect | null;
}

export function startsOf(builds: BuildChoice[]): string[] {
  return [...new Set(builds.flatMap(({ action }) => (action.start === null ? [] : [action.start])))];
}

/** Starting cities to choose from, while there is a choice; then links. */
export function buildTargets(
  builds: BuildChoice[],
  start: string | null,
  board: RailBoard,
  places: Point[],
  words: Words,
): Target[] {
  const starts = startsOf(builds);
  if (starts.length > 1 && start === null) return starts.map((id) => startTarget(id, board, places, words));
  return builds
    .filter(({ action }) => start === null || action.start === start)
    .map(({ action, effect }) => {
      const at = board.links.findIndex((link) => link.a === action.a && link.b === action.b);
      const [a, b] = [action.a, action.b].map((id) => places[cityAt(board, id)] ?? { x: 0, y: 0 });
      return {
        key: `${action.a}-${action.b}-${action.start ?? ""}`,
        kind: "link" as const,
        at,
        x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
        y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
        name: withGain(label(action, board, words), effect, words),
        action,
        effect,
      };
    });
}

function startTarget(id: string, board: RailBoard, places: Point[], words: Words): Target {
  const at = cityAt(board, id);
  const name = words.steel_driver.startIn(board.cities[at]?.name ?? id);
  return { key: id, kind: "start", at, ...(places[at] ?? { x: 0, y: 0 }), name, action: null, effect: null };
}

function withGain(name: string, effect: BuildEffect | null, words: Words): string {
  if (!effect) return name;
  return `${name}: ${words.steel_driver.gain(effect.collects)}`;
}

export function takeTargets(takes: TakeChoice[], board: RailBoard, places: Point[], words: Words): Target[] {
  return takes.map(({ action, effect }) => {
    const at = cityAt(board, action.city);
    const gain = effect ? `: ${words.steel_driver.worth(effect.value[0], effect.value[1])}` : "";
    const name = label(action, board, words) + gain;
    return { key: action.city, kind: "goods", at, ...(places[at] ?? { x: 0, y: 0 }), name, action, effect };
  });
}

/** Half of what the sign of a link takes, and of a city. */
const SIGN = { x: 0.46, y: 0.19 };
const CITY = 0.24;

/** The links whose whole sign would cover a city or another sign: there is room for a small one. */
export function crowdedOf(targets: Target[], places: Point[], grow: number): Set<string> {
  const near = (a: Point, b: Point, x: number, y: number) => Math.abs(a.x - b.x) < x && Math.abs(a.y - b.y) < y;
  const links = targets.filter(({ kind }) => kind === "link");
  const crowded = links.filter(
    (target) =>
      places.some((place) => near(target, place, SIGN.x * grow + CITY, SIGN.y * grow + CITY)) ||
      links.some((other) => other !== target && near(target, other, 2 * SIGN.x * grow, 2 * SIGN.y * grow)),
  );
  return new Set(crowded.map(({ key }) => key));
}

export function cityAt(board: RailBoard, id: string): number {
  return board.cities.findIndex((city) => city.id === id);
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest target in the direction of an arrow key: straight ahead counts more than aside. */
export function toward<Place extends Point>(from: Point, places: Place[], key: string): Place | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (ahead <= 1e-6 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
