/** What is the same in every game, as the server says it. Asked for once, before a game is drawn. */
import { api } from "../net/api";
import type { GameOut, SteelDriverFacts, TransamericaFacts } from "../wire";

interface Facts {
  transamerica: TransamericaFacts;
  steel_driver: SteelDriverFacts;
}

let asked: Promise<GameOut[]> | undefined;
const known = new Map<string, unknown>();

export async function learnFacts(): Promise<void> {
  if (known.size) return;
  asked ??= api.games();
  try {
    for (const { name, facts } of await asked) known.set(name, facts);
  } finally {
    asked = undefined;
  }
}

export function factsOf<Game extends keyof Facts>(game: Game): Facts[Game] {
  const facts = known.get(game);
  if (!facts) throw new Error(`the facts of ${game} were not asked for`);
  return facts as Facts[Game];
}
