/** A table against bots, or with room for friends, in one click. */
import { api } from "../net/api";
import { myself } from "../net/me.svelte";
import { route } from "../shell/route.svelte";

export interface Quick {
  game: string;
  players: number;
  /** The bots' level. */
  level: string;
  withFriends?: boolean;
}

export async function playQuick({ game, players, level, withFriends = false }: Quick): Promise<void> {
  await myself.ensure();
  const others = Array.from({ length: players - 1 }, () =>
    withFriends ? { kind: "open" as const } : { kind: "bot" as const, bot: level },
  );
  const table = await api.newTable({
    game,
    options: { players },
    seats: [{ kind: "me" }, ...others],
    public: false,
    auto_start: !withFriends,
    start: !withFriends,
    fill: level,
  });
  route.go(`/table/${table.id}`);
}
