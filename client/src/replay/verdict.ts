/** An analysis, as `spike analyze --json` gives it. */
export interface Verdict {
  seats: { name: string; by_deal: number; by_play: number; given_away: number }[];
  decisions: { index: number; seat: number; action: unknown; better: unknown; given_away: number; why: string }[];
}
