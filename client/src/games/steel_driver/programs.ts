/** Decisions in advance that the server offers: bidding up to a limit. */
import type { ProgramsOut } from "../../wire";

export interface BidUpTo {
  type: "bid_up_to";
  turn: number;
  company: string;
  limit: number;
  then: "drop" | "ask";
}

export interface Offer {
  company: string;
  least: number;
  most: number;
  upTo: (limit: number) => Record<string, unknown>;
}

/** The offer to bid up to a limit for a company, if there is one. */
export function offerFor(programs: ProgramsOut | undefined, seat: number | null, company: string): Offer | null {
  if (!programs || programs.seat !== seat) return null;
  const offer = programs.offers.find((one) => one["type"] === "bid_up_to" && one["company"] === company);
  if (!offer) return null;
  const [least, most] = offer["limit"] as [number, number];
  const upTo = (limit: number) => ({ type: "bid_up_to", turn: offer["turn"], company, limit, then: "drop" });
  return { company, least, most, upTo };
}

/** What was decided in advance, with the keys to take it back. */
export function decided(programs: ProgramsOut | undefined, seat: number | null): (BidUpTo & { key: number })[] {
  if (!programs || programs.seat !== seat) return [];
  return programs.programs.flatMap(({ key, program }) =>
    program["type"] === "bid_up_to" ? [{ ...(program as unknown as BidUpTo), key }] : [],
  );
}
