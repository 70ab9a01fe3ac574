/** Rounds that ended while somebody looked on, kept until they were looked at. */
import type { LiveTable } from "../../net/live.svelte";
import type { Result, Segment, View } from "./types";

export interface Ended {
  round: number;
  result: Result;
  missing: Segment[][];
  over: boolean;
  /** Where the barrier moved to; null if it did not. */
  barrier: number | null;
  barrierBefore: number;
  /** Everything was counted: the locomotives move. */
  settled: boolean;
}

class Watch {
  ended = $state.raw<Ended | null>(null);
  #known = $state<number>();
  #barrier = 0;

  see(view: View): void {
    const result = view.results.at(-1);
    const count = view.results.length;
    // A page that was loaded while the hands lay open shows them again.
    const known = this.#known ?? (view.missing.length && view.phase !== "over" ? count - 1 : count);
    if (result && count > known) this.ended = this.#make(view, result);
    else if (count < known) this.ended = null; // Taken back.
    this.#known = count;
    this.#barrier = view.barrier;
  }

  /** The game is over, and its last round was looked at. */
  settled(view: View | undefined): boolean {
    return view?.phase === "over" && this.#known === view.results.length && this.ended === null;
  }

  settle(): void {
    if (this.ended) this.ended = { ...this.ended, settled: true };
  }

  close(): void {
    this.ended = null;
  }

  #make(view: View, result: Result): Ended {
    return {
      round: view.results.length,
      result,
      missing: view.missing,
      over: view.phase === "over",
      barrier: view.barrier === this.#barrier ? null : view.barrier,
      barrierBefore: this.#barrier,
      settled: false,
    };
  }
}

// Kept by table, since a hot seat's cover takes the board away in between.
const watches = new WeakMap<LiveTable, Watch>();

export function watchRounds(table: LiveTable): Watch {
  let watch = watches.get(table);
  if (!watch) watches.set(table, (watch = new Watch()));
  return watch;
}
