/** What can be done on the map, as places to point at. Which actions are legal is the server's word. */
import type { Point } from "../../board/camera";
import type { Rails } from "./rails";
import type { Action, Effect, Lay } from "./types";

export interface Target {
  /** "n12" for a place, "s34" for a segment. */
  key: string;
  action: Action;
  at: Point;
  /** Its ends if it is a segment. */
  ends: [Point, Point] | null;
  link: number | null;
  effect: Effect | null;
}

/** Places and segments to choose from. Where a common and a coloured track are both legal, `own` decides. */
export function targetsOf(rails: Rails, legal: Action[], effects: (Effect | null)[], own: boolean): Target[] {
  const found = new Map<string, Target>();
  legal.forEach((action, index) => {
    const target = targetOf(rails, action, effects[index] ?? null);
    if (!target) return;
    const wanted = action.type !== "lay" || (action.own ?? false) === own;
    if (wanted || !found.has(target.key)) found.set(target.key, target);
  });
  return [...found.values()];
}

function targetOf(rails: Rails, action: Action, effect: Effect | null): Target | undefined {
  if (action.type === "start" || action.type === "move") {
    const at = rails.places[action.node];
    return at && { key: `n${action.node}`, action, at, ends: null, link: null, effect };
  }
  if (action.type !== "lay") return undefined;
  const { index, from, to, middle } = rails.linkBetween(action.a, action.b);
  return { key: `s${index}`, action, at: middle, ends: [from, to], link: index, effect };
}

export function hasBothKinds(legal: Action[]): boolean {
  const lays = legal.filter((action): action is Lay => action.type === "lay");
  return lays.some((lay) => lay.own) && lays.some((lay) => !lay.own);
}

/** The target a pointer means: the nearest one within reach. Segments are meant by their inner part. */
export function nearest(targets: Target[], at: Point, reach: number): Target | undefined {
  let best: Target | undefined;
  let least = reach;
  for (const target of targets) {
    const away = distance(target, at);
    if (away <= least) [best, least] = [target, away];
  }
  return best;
}

const INNER = 0.25;

function distance({ at, ends }: Target, point: Point): number {
  if (!ends) return Math.hypot(point.x - at.x, point.y - at.y);
  const [from, to] = ends;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const part = Math.max(INNER, Math.min(along, 1 - INNER));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

export const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next target in a direction: what lies off the straight line counts double. */
export function towards(targets: Target[], from: Point, way: Point): Target | undefined {
  let best: Target | undefined;
  let least = Infinity;
  for (const target of targets) {
    const [dx, dy] = [target.at.x - from.x, target.at.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    const effort = ahead + 2 * aside;
    if (ahead > 0.05 && aside < 2 * ahead + 0.01 && effort < least) [best, least] = [target, effort];
  }
  return best;
}
