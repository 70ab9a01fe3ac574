/** What the server says of a TransAmerica table, and the board's file. Sets of nodes and links are lists. */

export type Hand = string[];
export type Segment = [number, number];
export type CityColor = "green" | "blue" | "yellow" | "red" | "orange";

export interface BoardFile {
  name: string;
  nodes: { id: number; px: number; py: number }[];
  edges: { a: number; b: number; cost: number }[];
  cities: { name: string; color: string; node: number }[];
}

export type Action =
  | { type: "start"; node: number }
  | { type: "move"; node: number }
  | { type: "lay"; a: number; b: number; own?: boolean }
  | { type: "stop" }
  | { type: "stay" }
  | { type: "pass" }
  | { type: "draw_first"; first: number }
  | { type: "deal"; hands: Hand[] };

export type Lay = Extract<Action, { type: "lay" }>;

export interface Options {
  players: number;
  board: string;
  open_cards: boolean;
  blocking: boolean;
  vexation: boolean;
  rounds: number | null;
}

export interface Result {
  reason: Ending;
  completed: number[];
  hands: Hand[];
  markers: (number | null)[];
  tracks: number[];
  own: number[][];
  losses: number[];
  points: number[];
}

export interface View {
  seat: number | null;
  options: Options;
  phase: "drawing" | "dealing" | "placing" | "laying" | "extending" | "moving" | "over";
  turn: number | null;
  round: number;
  first: number;
  points: number[];
  barrier: number;
  hands: (Hand | null)[];
  markers: (number | null)[];
  networks: number[][];
  tracks: number[];
  own: number[][];
  played: [number, Action][];
  results: Result[];
  missing: Segment[][];
}

export type Ending = "completed" | "supply" | "stuck";

export type Event =
  | { type: "first_drawn"; first: number }
  | { type: "round_began"; round: number; first: number }
  | { type: "placed"; seat: number; node: number }
  | { type: "laid"; seat: number; a: number; b: number; own: boolean; joined: number[] }
  | { type: "play_goes_on"; seat: number }
  | { type: "moved"; seat: number; start: number; node: number }
  | { type: "passed"; seat: number }
  | { type: "round_ended"; round: number; reason: Ending; completed: number[]; hands: Hand[] }
  | { type: "scored"; round: number; losses: number[]; points: number[] }
  | { type: "barrier_moved"; passed_at: number }
  | { type: "game_ended"; winners: number[]; points: number[] };

/** What a bot says of an action (bots/transamerica/words.py). Places and cities are nodes. */
export type Reason =
  | { key: "at_home"; facts: { place: number } }
  | { key: "near"; facts: { place: number; city: number; steps: number } }
  | { key: "apart"; facts: { steps: number } }
  | { key: "joins"; facts: { cities: number[]; price: number } }
  | { key: "leads"; facts: { city: number; left: number } }
  | { key: "uses"; facts: { seats: number[] } }
  | { key: "others_too"; facts: { chance: number } }
  | { key: "in_front"; facts: { place: number } }
  | { key: "ahead"; facts: { points: number } }
  | { key: "nobody_else" | "no_use" | "stops" | "no_more" | "stays"; facts: Record<string, never> };

/** What an action would do, as the server says it. Cities are named by their nodes. */
export interface Effect {
  cost?: number;
  whole_turn?: true;
  city?: number;
  cities?: number[];
  nodes?: number[];
  joins?: number[];
}
