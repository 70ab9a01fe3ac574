import type { GamePage } from "../game";
import Play from "./Play.svelte";
import Position from "./Position.svelte";

export const page: GamePage = {
  Play,
  Position,
  Ending: Position,
  chapter: () => "",
  tell: (event) => JSON.stringify(event),
  label: (action) => JSON.stringify(action),
};
