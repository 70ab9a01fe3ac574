import type { TransamericaInsight } from "../../wire";
import type { GamePage } from "../game";
import { watchRounds } from "./ended.svelte";
import Ending from "./Ending.svelte";
import Play from "./Play.svelte";
import Position from "./Position.svelte";
import type { Action, BoardFile, Event, Reason, View } from "./types";
import { because, chapter, label, tell } from "./words";

export const page: GamePage = {
  Play,
  Position,
  Ending,
  settled: (table) => watchRounds(table).settled(table.seen?.view as View | undefined),
  chapter: (view, insight, words) => chapter(view as View, insight as TransamericaInsight, words),
  tell: (event, names, board, words) => tell(event as Event, names, board as BoardFile, words),
  label: (action, board, words) => label(action as Action, board as BoardFile, words),
  because: (reason, names, board, words) => because(reason as Reason, names, board as BoardFile, words),
};
