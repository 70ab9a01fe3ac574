/** What the page needs to know of a game: how to draw it, and how to put it into words. It knows no rules. */
import type { Component } from "svelte";
import type { Words } from "../i18n/language.svelte";
import type { LiveTable } from "../net/live.svelte";
import type { ReasonOut } from "../wire";
import { learnFacts } from "./facts";

/** A position, and what the server says follows from it. */
export interface Placed<Board> {
  view: unknown;
  insight: unknown;
  board: Board;
  names: string[];
  /** An action that would have been better here, to be shown on the board. */
  better?: unknown;
}

export interface GamePage<Board = unknown, Action = unknown, Event = unknown, Reason = ReasonOut> {
  /** The whole middle of a table: the map, the own hand, the buttons of the turn. */
  Play: Component<{ table: LiveTable; board: Board }>;
  /** A position, to look at: in a replay, in the rules. */
  Position: Component<Placed<Board>>;
  /** How it ended: the standings (seats best first, those of one place together) and how it went. */
  Ending: Component<Placed<Board> & { ranking: number[][] }>;
  /** Whether the end was played out on the board, so that the result may cover it; if not said, at once. */
  settled?(table: LiveTable): boolean;
  /** Where in the game a position is: "Round 2". */
  chapter(view: unknown, insight: unknown, words: Words): string;
  /** An event as a sentence; nothing for events that say nothing to people. */
  tell(event: Event, names: string[], board: Board, words: Words): string;
  /** An action as a few words, by place names. */
  label(action: Action, board: Board, words: Words): string;
  /** A bot's reason for an action as a phrase; nothing for one that is not known here. */
  because(reason: Reason, names: string[], board: Board, words: Words): string | undefined;
}

/** Why a bot would do something, in the reader's words; in its own, if there are reasons that are not known here. */
export function whyOf(
  { reasons, words }: { reasons: ReasonOut[]; words: string },
  because: (reason: ReasonOut) => string | undefined,
): string {
  const phrases = reasons.map(because);
  return phrases.length && phrases.every((phrase) => phrase !== undefined) ? phrases.join(", ") : words;
}

/** A ranking as a list of seats with their places: two that share the first leave no second. */
export function placesOf(ranking: number[][]): { seat: number; place: number }[] {
  return ranking.flatMap((seats, at) => {
    const place = 1 + ranking.slice(0, at).flat().length;
    return seats.map((seat) => ({ seat, place }));
  });
}

const PAGES: Record<string, () => Promise<GamePage>> = {
  transamerica: async () => (await import("./transamerica")).page as GamePage,
  steel_driver: async () => (await import("./steel_driver")).page as GamePage,
};

export async function gamePage(name: string): Promise<GamePage> {
  const load = PAGES[name];
  if (!load) throw new Error(`no page for ${name}`);
  const [page] = await Promise.all([load(), learnFacts()]);
  return page;
}
