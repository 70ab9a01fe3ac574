// Made by make types from what the server says.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient = Hello | Look | Act | Undo | Restart | Say | MutePlayer | Ping;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer = Welcome | ViewOut | StepOut | TableChanged | Presence | ChatOut | Ack | Refusal | Pong | Bye;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverAction".
 */
export type SteelDriverAction =
  | SteelDriverDrawFirstAction
  | SteelDriverAuctionAction
  | SteelDriverPassAction
  | SteelDriverBidAction
  | SteelDriverDropAction
  | SteelDriverBuildAction
  | SteelDriverTakeAction;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverEvent".
 */
export type SteelDriverEvent =
  | SteelDriverFirstDrawnEvent
  | SteelDriverTurnBeganEvent
  | SteelDriverMarkerPassedEvent
  | SteelDriverAuctionOpenedEvent
  | SteelDriverRaisedEvent
  | SteelDriverDroppedEvent
  | SteelDriverSoldEvent
  | SteelDriverAuctionsEndedEvent
  | SteelDriverBuiltEvent
  | SteelDriverLinkedEvent
  | SteelDriverCompanyPassedEvent
  | SteelDriverTurnEndedEvent
  | SteelDriverGoodsPlacedEvent
  | SteelDriverControlledEvent
  | SteelDriverTookEvent
  | SteelDriverTakingPassedEvent
  | SteelDriverFinalProfitEvent
  | SteelDriverSharesPaidEvent
  | SteelDriverGameEndedEvent;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaAction".
 */
export type TransamericaAction =
  | TransamericaDrawFirstAction
  | TransamericaDealAction
  | TransamericaStartAction
  | TransamericaLayAction
  | TransamericaStopAction
  | TransamericaMoveAction
  | TransamericaStayAction
  | TransamericaPassAction;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaEvent".
 */
export type TransamericaEvent =
  | TransamericaFirstDrawnEvent
  | TransamericaRoundBeganEvent
  | TransamericaPlacedEvent
  | TransamericaLaidEvent
  | TransamericaPlayGoesOnEvent
  | TransamericaMovedEvent
  | TransamericaPassedEvent
  | TransamericaRoundEndedEvent
  | TransamericaScoredEvent
  | TransamericaBarrierMovedEvent
  | TransamericaGameEndedEvent;

export interface Wire {}
/**
 * It is done and kept. ``again``: it was done before, and is not done twice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  type: "ack";
  id: string | null;
  number: number | null;
  again: boolean;
}
/**
 * ``number`` is the one the action shall have: the last you saw, plus one. ``id`` is your own.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  id: string;
  number: number;
  seat: number;
  action: {
    [k: string]: unknown;
  };
}
/**
 * The server closes the socket after this; come back with ``seen``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  type: "bye";
  code: string;
  message: string;
}
/**
 * What the host makes of a seat where no person sits.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChangeSeat".
 */
export interface ChangeSeat {
  kind: "open" | "bot";
  bot?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChatOut".
 */
export interface ChatOut {
  type: "chat";
  number: number;
  player: string;
  name: string;
  text: string;
  at: number;
}
/**
 * Every error: a stable code and one clear sentence.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Error".
 */
export interface Error {
  code: string;
  message: string;
}
/**
 * The first message. ``seen`` is the last number you know; left out, you get no past.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  seen?: number | null;
  /**
   * Which of your seats to look from; else your first.
   */
  seat?: number | null;
  /**
   * Look as a spectator, whatever seats you have.
   */
  watch?: boolean;
}
/**
 * Hot seat: look from another of your seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: "look";
  seat: number;
}
/**
 * Take back your last decision.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
  seat: number;
}
/**
 * Take back all you did since anybody else did anything, or anything was revealed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Restart".
 */
export interface Restart {
  type: "restart";
  id: string;
  number: number;
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "chat";
  text: string;
  id?: string | null;
}
/**
 * Hear a player at this table no more, or again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MutePlayer".
 */
export interface MutePlayer {
  type: "mute";
  player: string;
  on?: boolean;
  id?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
  id?: string | null;
}
/**
 * The answer to hello. ``seat`` is the one you look from; null for a spectator.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  player: string;
  seats: number[];
  seat: number | null;
  number: number;
  table: TableOut;
  present: PresentOut[];
  chat: ChatOut[];
  muted: string[];
}
/**
 * What anybody may know of a table. Times are milliseconds since 1970.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableOut".
 */
export interface TableOut {
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  status: "open" | "playing" | "over" | "closed";
  public: boolean;
  auto_start: boolean;
  host: string;
  fill: string | null;
  practice: boolean;
  seats: SeatOut[];
  /**
   * The seat to act, while the game is on.
   */
  to_act: number | null;
  outcome: OutcomeOut | null;
  rematch: string | null;
  /**
   * SHA-256 of the secret that all chance comes from.
   */
  commitment: string | null;
  /**
   * The secret itself, after the end.
   */
  secret: string | null;
  created: number;
  started: number | null;
  moved: number | null;
  ended: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatOut".
 */
export interface SeatOut {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  player: string | null;
  bot: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OutcomeOut".
 */
export interface OutcomeOut {
  /**
   * Seats, best first; those of one place together.
   */
  ranking: number[][];
  reason: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PresentOut".
 */
export interface PresentOut {
  player: string;
  name: string;
}
/**
 * What your seat sees after ``number``, and may do.
 *
 * With ``base`` null, ``view`` is all of it; else it holds the fields that changed since the view of that number.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ViewOut".
 */
export interface ViewOut {
  type: "view";
  number: number;
  base: number | null;
  seat: number | null;
  view: {
    [k: string]: unknown;
  };
  to_act: number | null;
  legal: LegalOut[];
  /**
   * How many of your last decisions can be taken back.
   */
  undo: number;
}
/**
 * Legal actions of one form: action i is ``{"type": type, **zip(fields, values[i])}``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LegalOut".
 */
export interface LegalOut {
  type: string;
  fields: string[];
  values: unknown[][];
  labels: string[];
}
/**
 * Entry ``number`` of the table's log, as your seat may see it. ``seat`` is null for chance.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StepOut".
 */
export interface StepOut {
  type: "step";
  number: number;
  kind: "act" | "undo";
  seat: number | null;
  /**
   * For undo: how many decisions.
   */
  taken_back: number;
  events: {
    [k: string]: unknown;
  }[];
  /**
   * The events as sentences.
   */
  told: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableChanged".
 */
export interface TableChanged {
  type: "table";
  table: TableOut;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: "presence";
  present: PresentOut[];
}
/**
 * Nothing changed. ``number`` is the table's last one, where it matters.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  type: "error";
  id: string | null;
  code: string;
  message: string;
  number: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  id: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameOut".
 */
export interface GameOut {
  name: string;
  title: string;
  rules_version: number;
  players: number[];
  options: OptionOut[];
  boards: string[];
  /**
   * Weakest first.
   */
  bots: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionOut".
 */
export interface OptionOut {
  name: string;
  /**
   * integer, boolean, string or choice
   */
  type: string;
  nullable: boolean;
  default: unknown;
  choices: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Introduce".
 */
export interface Introduce {
  name: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  /**
   * Left out: the first open seat.
   */
  seat?: number | null;
  /**
   * Left out: your own name.
   */
  name?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  /**
   * Left out: all your seats.
   */
  seat?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  /**
   * Public tables with seats to take.
   */
  open: TableOut[];
  /**
   * Public tables to watch.
   */
  playing: TableOut[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  id: string;
  name: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyTable".
 */
export interface MyTable {
  table: TableOut;
  /**
   * Your seats.
   */
  seats: number[];
  your_turn: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  /**
   * As in a record; what is left out has its default.
   */
  options?: {
    [k: string]: unknown;
  };
  /**
   * Left out: you, and open seats for the rest.
   */
  seats?: SeatAsked[] | null;
  /**
   * Listed in the lobby; otherwise found by its link alone.
   */
  public?: boolean;
  /**
   * Start as soon as no seat is open.
   */
  auto_start?: boolean;
  /**
   * Start at once.
   */
  start?: boolean;
  /**
   * The bot that takes seats open at the start, or left later.
   */
  fill?: string | null;
}
/**
 * Who sits there: yourself (more than once for a hot seat), a bot, or whoever comes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatAsked".
 */
export interface SeatAsked {
  kind: "me" | "open" | "bot";
  bot?: string | null;
  name?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proof".
 */
export interface Proof {
  format: string;
  commitment: string;
  secret: string;
  given: number;
  record: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  /**
   * The bot for the seats that are still open.
   */
  fill?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverDrawFirstAction".
 */
export interface SteelDriverDrawFirstAction {
  type: "draw_first";
  first: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverAuctionAction".
 */
export interface SteelDriverAuctionAction {
  type: "auction";
  company: string;
  bid: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverPassAction".
 */
export interface SteelDriverPassAction {
  type: "pass";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverBidAction".
 */
export interface SteelDriverBidAction {
  type: "bid";
  amount: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverDropAction".
 */
export interface SteelDriverDropAction {
  type: "drop";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverBuildAction".
 */
export interface SteelDriverBuildAction {
  type: "build";
  a: string;
  b: string;
  start: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverTakeAction".
 */
export interface SteelDriverTakeAction {
  type: "take";
  city: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverAuctionOpenedEvent".
 */
export interface SteelDriverAuctionOpenedEvent {
  type: "auction_opened";
  seat: number;
  company: string;
  bid: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverAuctionView".
 */
export interface SteelDriverAuctionView {
  holder: number;
  unsold: number[];
  passes: number;
  opener: number | null;
  company: number | null;
  bid: number;
  leader: number | null;
  rivals: number[];
  bids: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverAuctionsEndedEvent".
 */
export interface SteelDriverAuctionsEndedEvent {
  type: "auctions_ended";
  reason: "all_sold" | "all_passed";
  unsold: string[];
  active: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverBuiltEvent".
 */
export interface SteelDriverBuiltEvent {
  type: "built";
  seat: number;
  company: string;
  a: string;
  b: string;
  start: string | null;
  cost: number;
  treasury: number;
  city: string | null;
  rise: number;
  profit: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverCompanyPassedEvent".
 */
export interface SteelDriverCompanyPassedEvent {
  type: "company_passed";
  company: string;
  reason: "uncontrolled" | "no_rails" | "no_link" | "no_cubes";
  place: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverCompanyView".
 */
export interface SteelDriverCompanyView {
  name: string;
  rails: number[];
  cities: number[];
  start: number | null;
  treasury: number;
  profit: number;
  controller: number | null;
  price: number;
  shares: number[];
  goods: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverControlledEvent".
 */
export interface SteelDriverControlledEvent {
  type: "controlled";
  company: string;
  seat: number | null;
  shares: number[];
  reason: "most_shares" | "tie_from_holder" | "tie_from_active" | "no_shares";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverDroppedEvent".
 */
export interface SteelDriverDroppedEvent {
  type: "dropped";
  seat: number;
  company: string;
  forced: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverFirstDrawnEvent".
 */
export interface SteelDriverFirstDrawnEvent {
  type: "first_drawn";
  first: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverTurnBeganEvent".
 */
export interface SteelDriverTurnBeganEvent {
  type: "turn_began";
  turn: number;
  active: number;
  order: string[];
  income: number;
  cubes: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverMarkerPassedEvent".
 */
export interface SteelDriverMarkerPassedEvent {
  type: "marker_passed";
  seat: number;
  to: number;
  forced: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverRaisedEvent".
 */
export interface SteelDriverRaisedEvent {
  type: "raised";
  seat: number;
  company: string;
  bid: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverSoldEvent".
 */
export interface SteelDriverSoldEvent {
  type: "sold";
  seat: number;
  company: string;
  price: number;
  treasury: number;
  shares: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverLinkedEvent".
 */
export interface SteelDriverLinkedEvent {
  type: "linked";
  company: string;
  routes: string[][];
  bonuses: [string, number][];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverTurnEndedEvent".
 */
export interface SteelDriverTurnEndedEvent {
  type: "turn_ended";
  turn: number;
  profits: [string, number, number | null][];
  income: number[];
  cash: number[];
  order: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverGoodsPlacedEvent".
 */
export interface SteelDriverGoodsPlacedEvent {
  type: "goods_placed";
  cities: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverTookEvent".
 */
export interface SteelDriverTookEvent {
  type: "took";
  seat: number;
  company: string;
  city: string;
  color: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverTakingPassedEvent".
 */
export interface SteelDriverTakingPassedEvent {
  type: "taking_passed";
  company: string;
  reason: "uncontrolled" | "no_goods";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverFinalProfitEvent".
 */
export interface SteelDriverFinalProfitEvent {
  type: "final_profit";
  company: string;
  sets: string[][];
  values: number[];
  profit: number;
  payouts: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverSharesPaidEvent".
 */
export interface SteelDriverSharesPaidEvent {
  type: "shares_paid";
  payouts: number[];
  cash: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverGameEndedEvent".
 */
export interface SteelDriverGameEndedEvent {
  type: "game_ended";
  ranking: number[][];
  cash: number[];
  reason: "most_cash" | "most_goods" | "shared";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverOptions".
 */
export interface SteelDriverOptions {
  players: number;
  board: string;
  first?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverResult".
 */
export interface SteelDriverResult {
  order: number[];
  prices: number[];
  controllers: (number | null)[];
  profits: number[];
  cash: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverView".
 */
export interface SteelDriverView {
  seat: number | null;
  options: SteelDriverOptions;
  phase: "drawing" | "auctioning" | "bidding" | "building" | "taking" | "over";
  to_act: number | null;
  turn: number;
  active: number;
  order: number[];
  cubes: number[];
  cash: number[];
  linked: number | null;
  results: SteelDriverResult[];
  companies: SteelDriverCompanyView[];
  auction: SteelDriverAuctionView | null;
  company: number | null;
  passed: number[];
  goods: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaDrawFirstAction".
 */
export interface TransamericaDrawFirstAction {
  type: "draw_first";
  first: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaDealAction".
 */
export interface TransamericaDealAction {
  type: "deal";
  hands: string[][];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaStartAction".
 */
export interface TransamericaStartAction {
  type: "start";
  node: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaLayAction".
 */
export interface TransamericaLayAction {
  type: "lay";
  a: number;
  b: number;
  own?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaStopAction".
 */
export interface TransamericaStopAction {
  type: "stop";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaMoveAction".
 */
export interface TransamericaMoveAction {
  type: "move";
  node: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaStayAction".
 */
export interface TransamericaStayAction {
  type: "stay";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaPassAction".
 */
export interface TransamericaPassAction {
  type: "pass";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaBarrierMovedEvent".
 */
export interface TransamericaBarrierMovedEvent {
  type: "barrier_moved";
  passed_at: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaFirstDrawnEvent".
 */
export interface TransamericaFirstDrawnEvent {
  type: "first_drawn";
  first: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaRoundBeganEvent".
 */
export interface TransamericaRoundBeganEvent {
  type: "round_began";
  round: number;
  first: number;
  hands: (string[] | null)[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaPlacedEvent".
 */
export interface TransamericaPlacedEvent {
  type: "placed";
  seat: number;
  node: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaLaidEvent".
 */
export interface TransamericaLaidEvent {
  type: "laid";
  seat: number;
  a: number;
  b: number;
  own: boolean;
  joined: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaPlayGoesOnEvent".
 */
export interface TransamericaPlayGoesOnEvent {
  type: "play_goes_on";
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaMovedEvent".
 */
export interface TransamericaMovedEvent {
  type: "moved";
  seat: number;
  start: number;
  node: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaPassedEvent".
 */
export interface TransamericaPassedEvent {
  type: "passed";
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaRoundEndedEvent".
 */
export interface TransamericaRoundEndedEvent {
  type: "round_ended";
  round: number;
  reason: "completed" | "supply" | "stuck";
  completed: number[];
  hands: string[][];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaScoredEvent".
 */
export interface TransamericaScoredEvent {
  type: "scored";
  round: number;
  losses: number[];
  points: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaGameEndedEvent".
 */
export interface TransamericaGameEndedEvent {
  type: "game_ended";
  winners: number[];
  points: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaOptions".
 */
export interface TransamericaOptions {
  players: number;
  board: string;
  open_cards: boolean;
  blocking: boolean;
  tie: "share" | "extra_round";
  vexation: boolean;
  rounds: number | null;
  first?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaResult".
 */
export interface TransamericaResult {
  first: number;
  reason: "completed" | "supply" | "stuck";
  completed: number[];
  hands: string[][];
  markers: (number | null)[];
  tracks: number[];
  own: number[][];
  turns: number;
  losses: number[];
  points: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaView".
 */
export interface TransamericaView {
  seat: number | null;
  options: TransamericaOptions;
  phase: "drawing" | "dealing" | "placing" | "laying" | "extending" | "moving" | "over";
  turn: number | null;
  round: number;
  first: number;
  points: number[];
  barrier: number;
  hands: (string[] | null)[];
  markers: (number | null)[];
  networks: number[][];
  tracks: number[];
  own: number[][];
  played: [
    number,
    (
      | TransamericaDrawFirstAction
      | TransamericaDealAction
      | TransamericaStartAction
      | TransamericaLayAction
      | TransamericaStopAction
      | TransamericaMoveAction
      | TransamericaStayAction
      | TransamericaPassAction
    )
  ][];
  results: TransamericaResult[];
  missing: [number, number][][];
  dealt: string[][];
}
/**
 * A record to play on from, after its first ``at`` actions, as a practice table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhatIf".
 */
export interface WhatIf {
  record: {
    [k: string]: unknown;
  };
  /**
   * Left out: from its end.
   */
  at?: number | null;
  seats?: SeatAsked[] | null;
  public?: boolean;
  start?: boolean;
  fill?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhichSeat".
 */
export interface WhichSeat {
  seat: number;
}
