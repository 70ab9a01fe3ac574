/** What the seat may do, each action with what the server says it would do, where it says so. */
import type { Seen } from "../../net/live.svelte";
import type {
  SteelDriverAction,
  SteelDriverAuctionAction,
  SteelDriverBidAction,
  SteelDriverBuildAction,
  SteelDriverTakeAction,
} from "../../wire";

type Change = [before: number, after: number];

export interface BidEffect {
  cubes: Change;
  treasury: Change;
  shares: Change;
  share_at_most: number;
}

export interface BuildEffect {
  cost: number;
  treasury: Change;
  rails_left: Change;
  city: string | null;
  collects: number;
  profit: Change;
  colors: string[];
  apart?: Change;
  completes?: boolean;
}

export interface TakeEffect {
  color: string;
  value: Change;
  shares: number[];
}

interface EffectOf {
  auction: BidEffect;
  bid: BidEffect;
  build: BuildEffect;
  take: TakeEffect;
}

export interface Choice<Action, Effect = null> {
  action: Action;
  effect: Effect | null;
}

export type Opening = Choice<SteelDriverAuctionAction, BidEffect>;
export type Raise = Choice<SteelDriverBidAction, BidEffect>;
export type BuildChoice = Choice<SteelDriverBuildAction, BuildEffect>;
export type TakeChoice = Choice<SteelDriverTakeAction, TakeEffect>;

function ofType<Type extends keyof EffectOf>(seen: Seen, type: Type) {
  type Action = Extract<SteelDriverAction, { type: Type }>;
  return (seen.legal as SteelDriverAction[]).flatMap((action, at): Choice<Action, EffectOf[Type]>[] =>
    action.type === type
      ? [{ action: action as Action, effect: (seen.effects[at] ?? null) as EffectOf[Type] | null }]
      : [],
  );
}

export interface Choices {
  openings: Opening[];
  raises: Raise[];
  builds: BuildChoice[];
  takes: TakeChoice[];
  pass: boolean;
  drop: boolean;
}

export function choicesOf(seen: Seen): Choices {
  const can = (type: string) => (seen.legal as SteelDriverAction[]).some((action) => action.type === type);
  return {
    openings: ofType(seen, "auction"),
    raises: ofType(seen, "bid"),
    builds: ofType(seen, "build"),
    takes: ofType(seen, "take"),
    pass: can("pass"),
    drop: can("drop"),
  };
}
