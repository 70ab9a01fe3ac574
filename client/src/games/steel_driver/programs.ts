/** Decisions in advance, as the server offers them. */
import type { ProgramsOut, SteelDriverProgram } from "../../wire";

/** To bid up to a limit for a company. */
export interface Offer {
  company: string;
  least: number;
  most: number;
  upTo: (limit: number) => Record<string, unknown>;
}

export function offerFor(programs: ProgramsOut | undefined, seat: number | null, company: string): Offer | null {
  const offer = offersOf(programs, seat, "bid_up_to").find((one) => one["company"] === company);
  if (!offer) return null;
  const [least, most] = offer["limit"] as [number, number];
  return { company, least, most, upTo: (limit) => ({ ...offer, limit, then: "drop" }) };
}

/** The offers of one type. All but the bids are programs as they stand. */
export function offersOf(programs: ProgramsOut | undefined, seat: number | null, type: SteelDriverProgram["type"]) {
  return programs?.seat === seat ? programs.offers.filter((one) => one["type"] === type) : [];
}

export type Plan = SteelDriverProgram & { key: number };

/** What was decided in advance, with the keys to take it back. */
export function decided(programs: ProgramsOut | undefined, seat: number | null): Plan[] {
  if (programs?.seat !== seat) return [];
  return programs.programs.map(({ key, program }) => ({ ...(program as unknown as SteelDriverProgram), key }));
}
