/** What the page needs to know of a game: how to draw it, and how to put it into words. It knows no rules. */
import type { Component } from "svelte";
import type { Words } from "../i18n/language.svelte";
import type { LiveTable } from "../net/live.svelte";

export interface GamePage<Board = unknown, Action = unknown, Event = unknown> {
  /** The whole middle of a table: the map, the own hand, the buttons of the turn. */
  Play: Component<{ table: LiveTable; board: Board }>;
  /** A position, to look at: in a replay, in the rules. */
  Position: Component<{ view: unknown; board: Board; names: string[] }>;
  /** How it ended: the standings and how it went. */
  Ending: Component<{ view: unknown; board: Board; names: string[] }>;
  /** Whether the end was played out on the board, so that the result may cover it; if not said, at once. */
  settled?(table: LiveTable): boolean;
  /** Where in the game a position is: "Round 2". */
  chapter(view: unknown, words: Words): string;
  /** An event as a sentence; nothing for events that say nothing to people. */
  tell(event: Event, names: string[], board: Board, words: Words): string;
  /** An action as a few words, by place names. */
  label(action: Action, board: Board, words: Words): string;
}

const PAGES: Record<string, () => Promise<GamePage>> = {
  transamerica: async () => (await import("./transamerica")).page as GamePage,
  steel_driver: async () => (await import("./steel_driver")).page as GamePage,
};

export function gamePage(name: string): Promise<GamePage> {
  const load = PAGES[name];
  return load ? load() : Promise.reject(new Error(`no page for ${name}`));
}
