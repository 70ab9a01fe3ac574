import type { GamePage } from "../game";
import Play from "./Play.svelte";

export const page: GamePage = {
  Play,
  tell: (event) => JSON.stringify(event),
  label: (action) => JSON.stringify(action),
};
