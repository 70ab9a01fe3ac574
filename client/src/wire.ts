// Made by make types from what the server says.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient =
  | Hello
  | Look
  | Act
  | Undo
  | Restart
  | Back
  | Takeback
  | Answer
  | SetProgram
  | DropProgram
  | AskHint
  | Say
  | MutePlayer
  | Ping;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer =
  | Welcome
  | ViewOut
  | StepOut
  | ClockNow
  | ProgramsOut
  | HintOut
  | TableChanged
  | Presence
  | ChatOut
  | Ack
  | Refusal
  | Pong
  | Bye;
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
 * via the `definition` "SteelDriverProgram".
 */
export type SteelDriverProgram = SteelDriverBidUpToProgram | SteelDriverDropOutProgram | SteelDriverPassUntilProgram;
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
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AccountOut".
 */
export interface AccountOut {
  name: string;
  created: number;
  recovery_codes_left: number;
  /**
   * How many are signed in.
   */
  devices: number;
}
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
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AgainstBot".
 */
export interface AgainstBot {
  bot: string;
  games: number;
  /**
   * Share of games with a better place than the bot; an equal one counts a half.
   */
  ahead: number;
  won: number;
}
/**
 * ``analysis`` is what ``spike analyze --json`` prints.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnalysisOut".
 */
export interface AnalysisOut {
  status: "none" | "pending" | "running" | "done" | "failed";
  /**
   * How many analyses come before it.
   */
  ahead: number;
  error: string | null;
  analysis: {
    [k: string]: unknown;
  } | null;
}
/**
 * Agree to the question that is open, or not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  type: "answer";
  id: string;
  number: number;
  seat: number;
  yes: boolean;
}
/**
 * What would the strongest bot do? Where the table allows it, when your seat is to act.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AtTable".
 */
export interface AtTable {
  table: string;
  /**
   * Of the table in the set, 1, 2, …
   */
  number: number;
  name: string;
  player: string | null;
  bot: string | null;
  place: number;
  score: number;
  /**
   * From the mean of this seat at all tables.
   */
  difference: number;
  /**
   * Among those who had this seat.
   */
  rank: number;
}
/**
 * Your time ran out and a bot plays for you: you are there again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BestGame".
 */
export interface BestGame {
  score: number;
  ended: number;
  table: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ByPlayers".
 */
export interface ByPlayers {
  players: number;
  games: number;
  /**
   * A shared victory of two counts a half.
   */
  wins: number;
  win_share: number;
  /**
   * What a player as good as the others would have: 1 / players.
   */
  even_share: number;
  mean_place: number;
  mean_score: number;
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
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChangePassword".
 */
export interface ChangePassword {
  /**
   * The one you have.
   */
  password: string;
  new_password: string;
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
 * via the `definition` "ChangeWebhook".
 */
export interface ChangeWebhook {
  enabled: boolean;
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
 * The clock after ``number``. Times are the server's, in milliseconds since 1970; ``now`` is its time at sending.
 *
 * Until ``bank_from`` the decision costs nothing, then it costs the bank, at ``deadline`` the time is up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockNow".
 */
export interface ClockNow {
  type: "clock";
  number: number;
  now: number;
  /**
   * The seat whose time runs; null while a bot is to act, or nobody.
   */
  running: number | null;
  bank_from: number | null;
  deadline: number | null;
  seats: SeatClock[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatClock".
 */
export interface SeatClock {
  seat: number;
  /**
   * Milliseconds left in the bank; of the running seat, when its decision began.
   */
  bank: number;
  /**
   * Its time ran out, and its person has not returned.
   */
  away: boolean;
  /**
   * A bot decides for it now.
   */
  stand_in: boolean;
  forfeited: boolean;
}
/**
 * Seconds for each decision, and in each seat's bank.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockOut".
 */
export interface ClockOut {
  /**
   * The preset's; null for a clock of the table's own.
   */
  name: string | null;
  move: number;
  bank: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Comparison".
 */
export interface Comparison {
  seats: SeatCompared[];
  rounds: RoundCompared[];
  /**
   * Everybody by the difference from their seat's mean, best first.
   */
  ranking: Standing[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatCompared".
 */
export interface SeatCompared {
  seat: number;
  mean: number;
  tables: AtTable[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundCompared".
 */
export interface RoundCompared {
  round: number;
  seats: RoundSeat[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundSeat".
 */
export interface RoundSeat {
  seat: number;
  /**
   * For example ``losses`` and ``points``, or ``cash``.
   */
  measure: string;
  mean: number;
  /**
   * At each table; null where the game was over before.
   */
  values: (number | null)[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  table: string;
  /**
   * Of the table in the set, 1, 2, …
   */
  number: number;
  name: string;
  player: string | null;
  bot: string | null;
  place: number;
  score: number;
  /**
   * From the mean of this seat at all tables.
   */
  difference: number;
  /**
   * Among those who had this seat.
   */
  rank: number;
  seat: number;
}
/**
 * Decide otherwise: take a program away, by its ``key``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DropProgram".
 */
export interface DropProgram {
  type: "unprogram";
  id: string;
  seat: number;
  key: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DuplicateOut".
 */
export interface DuplicateOut {
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  host: string;
  created: number;
  over: boolean;
  /**
   * SHA-256 of the secret that all tables' chance comes from.
   */
  commitment: string;
  /**
   * After the end of all tables.
   */
  secret: string | null;
  tables: TableOut[];
  /**
   * The table where you play.
   */
  yours: string | null;
  /**
   * After the end of all tables.
   */
  comparison: Comparison | null;
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
  /**
   * Null: none.
   */
  clock: ClockOut | null;
  timeout: "bot" | "forfeit";
  takeback: boolean;
  /**
   * Null: it is decided at the start.
   */
  hints: boolean | null;
  rated: boolean;
  /**
   * The set of tables with the same deals that it belongs to.
   */
  duplicate: string | null;
  seats: SeatOut[];
  /**
   * When the time of the seat to act runs out.
   */
  deadline: number | null;
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
  /**
   * A bot plays for the person, whose time ran out.
   */
  stand_in: boolean;
  forfeited: boolean;
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
  /**
   * Seats whose time ran out, or whose person left, where that is a forfeit: they come last.
   */
  forfeited: number[];
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
  /**
   * What to add: labels (legal actions in words), effects (what they do; the view's insight).
   */
  want?: ("labels" | "effects")[];
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
 * Ask the table to go back to before your last decision; every other person must agree.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Takeback".
 */
export interface Takeback {
  type: "takeback";
  id: string;
  number: number;
  seat: number;
}
/**
 * Decide in advance, by one of the ``offers``; nobody else learns of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetProgram".
 */
export interface SetProgram {
  type: "program";
  id: string;
  seat: number;
  program: {
    [k: string]: unknown;
  };
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
  /**
   * Seats whose person is not connected.
   */
  absent: number[];
  chat: ChatOut[];
  muted: string[];
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
 * With ``base`` null, ``view`` is all of it; else it holds the fields that changed since the view of that number,
 * and ``grown`` has what was added at the end of lists.
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
  /**
   * Entries that fields of the view got more.
   */
  grown: {
    [k: string]: unknown[];
  };
  to_act: number | null;
  legal: LegalOut[];
  /**
   * How many of your last decisions can be taken back.
   */
  undo: number;
  /**
   * Whether you could ask the table to take back.
   */
  takeback: boolean;
  /**
   * What is asked of the table.
   */
  question: QuestionOut | null;
  /**
   * What follows from the view by the rules; if you want effects.
   */
  insight: {
    [k: string]: unknown;
  } | null;
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
  /**
   * Action i in words; if you want labels.
   */
  labels: string[] | null;
  /**
   * What action i would do, as far as your seat can know; if you want effects.
   */
  effects:
    | ({
        [k: string]: unknown;
      } | null)[]
    | null;
}
/**
 * ``seat`` asks to take back the last ``count`` actions; ``waiting`` for these players' answers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "QuestionOut".
 */
export interface QuestionOut {
  seat: number;
  /**
   * Of the step that asked.
   */
  number: number;
  count: number;
  waiting: string[];
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
  kind: "act" | "undo" | "timeout" | "leave" | "back" | "ask" | "answer" | "rewind";
  seat: number | null;
  /**
   * For undo and rewind: how many decisions.
   */
  taken_back: number;
  events: {
    [k: string]: unknown;
  }[];
  /**
   * What happened, as sentences.
   */
  told: string[];
}
/**
 * What your seat decided in advance, and what it could.
 *
 * An offer is a program, but for lists: of two numbers a range, of texts a choice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ProgramsOut".
 */
export interface ProgramsOut {
  type: "programs";
  seat: number;
  programs: ProgramOut[];
  offers: {
    [k: string]: unknown;
  }[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ProgramOut".
 */
export interface ProgramOut {
  key: number;
  program: {
    [k: string]: unknown;
  };
  label: string;
}
/**
 * What the strongest bot would do from your view: the first of ``weighed``; then what else it thought of.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintOut".
 */
export interface HintOut {
  type: "hint";
  id: string;
  seat: number;
  number: number;
  bot: string;
  summary: string;
  weighed: WeighedOut[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WeighedOut".
 */
export interface WeighedOut {
  action: {
    [k: string]: unknown;
  };
  label: string;
  /**
   * More is better; in the bot's own measure.
   */
  value: number;
  /**
   * Why, in English.
   */
  words: string;
  /**
   * The same, to be said in any language; not of every bot.
   */
  reasons: ReasonOut[];
}
/**
 * What speaks for an action or against it; facts name places, companies and seats as actions do.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReasonOut".
 */
export interface ReasonOut {
  key: string;
  facts: {
    [k: string]: unknown;
  };
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
  /**
   * Seats whose person is not connected.
   */
  absent: number[];
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
  /**
   * What is the same in every game: numbers and tables of the box.
   */
  facts: {
    [k: string]: unknown;
  };
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
 * via the `definition` "GameStatistics".
 */
export interface GameStatistics {
  game: string;
  games: number;
  wins: number;
  win_share: number;
  last_played: number;
  by_players: ByPlayers[];
  /**
   * Share of wins from seat 0, 1, …
   */
  by_seat: number[];
  /**
   * A game's own numbers, for example the mean loss per round.
   */
  measures: MeasureOut[];
  best: BestGame;
  streak: Streak;
  against_bots: AgainstBot[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MeasureOut".
 */
export interface MeasureOut {
  name: string;
  title: string;
  mean: number;
  low: number;
  high: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Streak".
 */
export interface Streak {
  /**
   * Victories in a row up to now.
   */
  current: number;
  best: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "History".
 */
export interface History {
  games: PastGame[];
  /**
   * Give it as ``before`` for the next page; null: there is none.
   */
  next: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PastGame".
 */
export interface PastGame {
  table: string;
  game: string;
  players: number;
  /**
   * Yours.
   */
  seats: number[];
  /**
   * The best of yours; 1 has won.
   */
  place: number;
  score: number;
  /**
   * All seats in order, yours too.
   */
  everybody: Opponent[];
  reason: string;
  rated: boolean;
  /**
   * Of the rating that is shown (the ordinal).
   */
  rating_change: number | null;
  practice: boolean;
  duplicate: string | null;
  ended: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Opponent".
 */
export interface Opponent {
  seat: number;
  name: string;
  player: string | null;
  bot: string | null;
  place: number;
  score: number;
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
 * via the `definition` "JoinSet".
 */
export interface JoinSet {
  /**
   * Its number. Left out: the first with a seat.
   */
  table?: number | null;
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
 * via the `definition` "Leaderboard".
 */
export interface Leaderboard {
  game: string;
  players: number;
  least_games: number;
  ranking: RankedPlayer[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RankedPlayer".
 */
export interface RankedPlayer {
  rank: number;
  player: string;
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
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
  /**
   * With an account; otherwise a guest.
   */
  signed_in: boolean;
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
 * via the `definition` "NewAccount".
 */
export interface NewAccount {
  me: Me;
  /**
   * Shown this once. Each stands in for a forgotten password, once.
   */
  recovery_codes: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewDuplicate".
 */
export interface NewDuplicate {
  game: string;
  /**
   * As for a table.
   */
  options?: {
    [k: string]: unknown;
  };
  tables: number;
  /**
   * Of every table: open, or a bot. Left out: all open.
   */
  seats?: SeatAsked[];
  /**
   * List the tables in the lobby.
   */
  public?: boolean;
  /**
   * The bot for seats that are left.
   */
  fill?: string | null;
  /**
   * As for a table, but none is three_days: no game keeps the others waiting.
   */
  clock?: ("none" | "fast" | "normal" | "slow" | "day" | "three_days" | "week") | OwnClock;
  timeout?: "bot" | "forfeit";
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
 * A clock of the table's own, in seconds.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OwnClock".
 */
export interface OwnClock {
  /**
   * For each decision.
   */
  move: number;
  /**
   * For each seat and the whole game, on top.
   */
  bank?: number;
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
  /**
   * A preset of /api/clocks by name, or one of your own.
   */
  clock?: ("none" | "fast" | "normal" | "slow" | "day" | "three_days" | "week") | OwnClock;
  /**
   * When a clock runs out: a bot plays until the person returns, or the seat forfeits. Left out: a bot plays; at a rated table, the seat forfeits.
   */
  timeout?: ("bot" | "forfeit") | null;
  /**
   * Players may ask the table to take back. Left out: they may.
   */
  takeback?: boolean | null;
  /**
   * Left out: only where one person plays against bots.
   */
  hints?: boolean | null;
  /**
   * Counts for the ratings: people with accounts alone, one seat each, no bots; a clock, and who runs out of time forfeits.
   */
  rated?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewWebhook".
 */
export interface NewWebhook {
  url: string;
}
/**
 * What is left out stays; null is forgotten.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PreferencesChange".
 */
export interface PreferencesChange {
  language?: string | null;
  theme?: ("auto" | "light" | "dark") | null;
  sounds?: boolean | null;
}
/**
 * How the page looks and sounds for a player, on every device. Null: never chosen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PreferencesOut".
 */
export interface PreferencesOut {
  language: string | null;
  theme: ("auto" | "light" | "dark") | null;
  sounds: boolean | null;
}
/**
 * What anybody may know of somebody with an account.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Profile".
 */
export interface Profile {
  id: string;
  name: string;
  since: number;
  ratings: RatingOut[];
  statistics: Statistics;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RatingOut".
 */
export interface RatingOut {
  game: string;
  players: number;
  /**
   * mu - 3 sigma (OpenSkill's ordinal): what is almost surely not too high.
   */
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Statistics".
 */
export interface Statistics {
  games: GameStatistics[];
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
 * via the `definition` "RatingHistory".
 */
export interface RatingHistory {
  game: string;
  players: number;
  /**
   * Oldest first.
   */
  points: RatingPoint[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RatingPoint".
 */
export interface RatingPoint {
  at: number;
  rating: number;
  mu: number;
  sigma: number;
  place: number;
  /**
   * Null for a private table.
   */
  table: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Recover".
 */
export interface Recover {
  name: string;
  code: string;
  /**
   * The new one.
   */
  password: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RecoveryCodes".
 */
export interface RecoveryCodes {
  recovery_codes: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  format: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: string[];
  seat: number | null;
  outcome: OutcomeOut | null;
  steps: ReplayStep[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
  /**
   * 0 is the position before anything happened.
   */
  number: number;
  /**
   * Who acted; null for chance.
   */
  seat: number | null;
  action: {
    [k: string]: unknown;
  } | null;
  events: {
    [k: string]: unknown;
  }[];
  told: string[];
  to_act: number | null;
  /**
   * The fields that changed since the step before; all of them at step 0.
   */
  view: {
    [k: string]: unknown;
  };
  /**
   * What follows from it by the rules; as for ``view``.
   */
  insight: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayAsked".
 */
export interface ReplayAsked {
  record: {
    [k: string]: unknown;
  };
  /**
   * As this seat saw it; left out: with every hand.
   */
  seat?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SignInAsked".
 */
export interface SignInAsked {
  name: string;
  password: string;
  /**
   * What this browser's guest had becomes the account's; else it waits for the sign-out.
   */
  merge?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SignUp".
 */
export interface SignUp {
  name: string;
  password: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SignedOut".
 */
export interface SignedOut {
  /**
   * The guest whom this browser is now, if any.
   */
  me: Me | null;
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
 * via the `definition` "SteelDriverBidUpToProgram".
 */
export interface SteelDriverBidUpToProgram {
  type: "bid_up_to";
  turn: number;
  company: string;
  limit: number;
  then: "drop" | "ask";
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
 * via the `definition` "SteelDriverCompanyInsight".
 */
export interface SteelDriverCompanyInsight {
  rails_left: number;
  sets: SteelDriverGoodsSet[];
  share: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverGoodsSet".
 */
export interface SteelDriverGoodsSet {
  colors: string[];
  value: number;
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
 * via the `definition` "SteelDriverDropOutProgram".
 */
export interface SteelDriverDropOutProgram {
  type: "drop_out";
  turn: number;
  company: string;
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
 * via the `definition` "SteelDriverFacts".
 */
export interface SteelDriverFacts {
  turns: number;
  rails: number;
  shares: number;
  goods: string[];
  set_values: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverInsight".
 */
export interface SteelDriverInsight {
  race: SteelDriverRace;
  companies: SteelDriverCompanyInsight[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteelDriverRace".
 */
export interface SteelDriverRace {
  way: number[];
  missing: number[];
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
 * via the `definition` "SteelDriverPassUntilProgram".
 */
export interface SteelDriverPassUntilProgram {
  type: "pass_until";
  turn: number;
  company: string;
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
 * via the `definition` "TransamericaFacts".
 */
export interface TransamericaFacts {
  points: number;
  tracks: number;
  own_tracks: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransamericaInsight".
 */
export interface TransamericaInsight {
  rounds: number | null;
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
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WebhookMade".
 */
export interface WebhookMade {
  id: string;
  url: string;
  enabled: boolean;
  /**
   * Why it was turned off, or what went wrong last.
   */
  reason: string | null;
  failures: number;
  /**
   * Calls that wait to be made.
   */
  pending: number;
  created: number;
  /**
   * When it last answered well.
   */
  called: number | null;
  /**
   * Shown this once: the key of the signatures.
   */
  secret: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WebhookOut".
 */
export interface WebhookOut {
  id: string;
  url: string;
  enabled: boolean;
  /**
   * Why it was turned off, or what went wrong last.
   */
  reason: string | null;
  failures: number;
  /**
   * Calls that wait to be made.
   */
  pending: number;
  created: number;
  /**
   * When it last answered well.
   */
  called: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WebhookTest".
 */
export interface WebhookTest {
  ok: boolean;
  error: string | null;
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
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WithPassword".
 */
export interface WithPassword {
  password: string;
}
