/** A game to page through: every position, and where one is. */
import type { Replay, ReplayStep } from "../wire";

export interface Chapter {
  name: string;
  /** The step at which it begins. */
  at: number;
}

export class Reel {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  readonly steps: ReplayStep[];
  /** The whole view after each step. */
  readonly views: Record<string, unknown>[] = [];
  readonly insights: Record<string, unknown>[] = [];

  constructor(
    readonly replay: Replay,
    at: number,
  ) {
    this.steps = replay.steps;
    for (const step of this.steps) {
      this.views.push({ ...this.views.at(-1), ...step.view });
      this.insights.push({ ...this.insights.at(-1), ...step.insight });
    }
    this.go(at);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get step(): ReplayStep {
    return this.steps[this.at] as ReplayStep;
  }

  get view(): Record<string, unknown> {
    return this.views[this.at] ?? {};
  }

  get insight(): Record<string, unknown> {
    return this.insights[this.at] ?? {};
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.at === this.last) this.playing = false;
  }

  chapters(name: (view: unknown, insight: unknown) => string): Chapter[] {
    const found: Chapter[] = [];
    for (const [at, view] of this.views.entries()) {
      const chapter = name(view, this.insights[at]);
      if (chapter && chapter !== found.at(-1)?.name) found.push({ name: chapter, at });
    }
    return found;
  }

  /** A key that moves through the game; whether it was one. */
  key(key: string): boolean {
    if (key === "ArrowRight") this.go(this.at + 1);
    else if (key === "ArrowLeft") this.go(this.at - 1);
    else if (key === "Home") this.go(0);
    else if (key === "End") this.go(this.last);
    else if (key === " ") this.playing = this.at < this.last && !this.playing;
    else return false;
    return true;
  }
}
