import type { SteelDriverAction, SteelDriverEvent } from "../../wire";
import type { GamePage } from "../game";
import type { RailBoard } from "./board";
import Play from "./Play.svelte";
import { label, tell } from "./story";

export const page: GamePage<RailBoard, SteelDriverAction, SteelDriverEvent> = {
  Play,
  tell,
  label,
};
