import type { ReasonOut } from "../wire";

/** An analysis, as `spike analyze --json` gives it. */
export interface Verdict {
  unit: "points" | "dollars";
  seats: { name: string; by_deal: number; by_play: number; given_away: number }[];
  decisions: Decision[];
}

interface Decision {
  index: number;
  seat: number;
  action: unknown;
  better: unknown;
  given_away: number;
  /** Whether it counts: of one auction a player pays for the costliest decision. Not in older analyses. */
  charged?: boolean;
  why: string;
  /** None in an analysis that was made before there were any. */
  reasons?: ReasonOut[];
}
