import type { SteelDriverAction, SteelDriverEvent, SteelDriverView } from "../../wire";
import type { GamePage } from "../game";
import type { RailBoard } from "./board";
import Ending from "./Ending.svelte";
import Play from "./Play.svelte";
import Position from "./Position.svelte";
import { because, chapter, label, tell, type Reason } from "./story";

type Page = GamePage<RailBoard, SteelDriverAction, SteelDriverEvent, Reason>;

export const page: Page = {
  Play,
  Position: Position as Page["Position"],
  Ending: Ending as Page["Ending"],
  chapter: (view, _insight, words) => chapter(view as SteelDriverView, words),
  tell,
  label,
  because,
};
