/** What happened since the reader last decided something. */
import type { SteelDriverEvent, StepOut } from "../../wire";
import type { RailBoard } from "./board";

export interface News {
  /** Links that were built. */
  links: ReadonlySet<number>;
  /** Whether a turn was paid. */
  income: boolean;
}

export function news(steps: StepOut[], seats: number[], board: RailBoard): News {
  const last = steps.findLastIndex(({ kind, seat }) => kind === "act" && seat !== null && seats.includes(seat));
  const events = steps.slice(Math.max(last, 0)).flatMap((step) => step.events as unknown as SteelDriverEvent[]);
  const links = events.flatMap((event) =>
    event.type === "built" ? [board.links.findIndex(({ a, b }) => a === event.a && b === event.b)] : [],
  );
  return { links: new Set(links), income: events.some((event) => event.type === "turn_ended") };
}
