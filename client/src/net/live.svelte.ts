/**
 * A table seen through its socket: what the server last said, and ways to ask for things.
 *
 * What is sent is kept until it is acknowledged and sent again after a reconnect, under the
 * same id, so that it is done once.
 */
import type {
  Ack,
  ChatOut,
  ClockNow,
  FromClient,
  FromServer,
  HintOut,
  LegalOut,
  PresentOut,
  ProgramsOut,
  QuestionOut,
  Refusal,
  StepOut,
  TableOut,
  ViewOut,
} from "../wire";
import { ServerError } from "./api";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** A view as a whole, with the legal actions unpacked. */
export interface Seen<View = unknown, Action = unknown> {
  number: number;
  seat: number | null;
  view: View;
  /** What follows from the view by the rules. */
  insight: unknown;
  toAct: number | null;
  legal: Action[];
  /** What each legal action would do, as far as the seat can know; null where there is nothing to say. */
  effects: (object | null)[];
  /** How many of the own last decisions can be taken back. */
  undo: number;
  /** Whether one could ask the table to take back. */
  takeback: boolean;
  /** What is asked of the table. */
  question: QuestionOut | null;
}

type Change = Extract<FromClient, { type: "act" | "undo" | "restart" | "takeback" | "answer" }>;
type Question = Extract<FromClient, { id?: unknown }>;
type Body<Message> = Message extends unknown ? Omit<Message, "id"> : never;

interface Waiting {
  message: Question;
  resolve: (ack: Ack) => void;
  reject: (error: ServerError) => void;
}

const RETRY_SECONDS = [0.2, 0.5, 1, 2, 4, 8];
/** Closed for good: nobody one knows, a table one may not see (yet), no such table. */
const FINAL_CODES = [4401, 4403, 4404];
const PING_SECONDS = 20;

export class LiveTable {
  connection = $state<Connection>("connecting");
  table = $state.raw<TableOut>();
  seen = $state.raw<Seen>();
  steps = $state.raw<StepOut[]>([]);
  chat = $state.raw<ChatOut[]>([]);
  present = $state.raw<PresentOut[]>([]);
  /** What the seat decided in advance, and could decide. */
  programs = $state.raw<ProgramsOut>();
  clock = $state.raw<ClockNow>();
  hint = $state.raw<HintOut>();
  /** Seats whose person is not connected. */
  absent = $state.raw<number[]>([]);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** Who this browser is. */
  player = $state("");
  /** Set while something sent is not acknowledged. */
  busy = $state(false);
  error = $state.raw<ServerError>();

  #socket: WebSocket | undefined;
  #whole: ViewOut | undefined;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #skew = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    readonly watch = false,
  ) {
    this.#connect();
  }

  /** The seat this browser looks from; null for a spectator. */
  get seat(): number | null {
    return this.seen?.seat ?? null;
  }

  /** The own seats: several in a hot seat. */
  get seats(): number[] {
    return this.table?.seats.filter((seat) => seat.player === this.player).map((seat) => seat.seat) ?? [];
  }

  get myTurn(): boolean {
    return this.seen !== undefined && this.seen.toAct !== null && this.seats.includes(this.seen.toAct);
  }

  /** Whether a bot decides for a seat whose person's time ran out. */
  standIn(seat: number): boolean {
    return this.clock?.seats.some((each) => each.seat === seat && each.stand_in) ?? false;
  }

  names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  act(action: unknown): Promise<Ack> {
    return this.#change({ type: "act", action: action as Record<string, unknown> });
  }

  undo(): Promise<Ack> {
    return this.#change({ type: "undo" });
  }

  restart(): Promise<Ack> {
    return this.#change({ type: "restart" });
  }

  /** Ask the others to go back to before one's last decision. */
  takeback(): Promise<Ack> {
    return this.#change({ type: "takeback" });
  }

  answer(yes: boolean): Promise<Ack> {
    return this.#change({ type: "answer", yes });
  }

  /** One's time ran out, and one is there again. */
  back(): Promise<Ack> {
    return this.ask({ type: "back", seat: this.seat ?? 0 });
  }

  /** What would the strongest bot do? The answer comes as `hint`. */
  askHint(): void {
    this.#send({ type: "hint", id: newId(), seat: this.seat ?? 0 });
  }

  /** The server's time now, by the browser's watch. */
  now(): number {
    return Date.now() + this.#skew;
  }

  /** Decide in advance, by one of the offers in `programs`. */
  program(program: Record<string, unknown>): Promise<Ack> {
    return this.ask({ type: "program", seat: this.seat ?? 0, program });
  }

  unprogram(key: number): Promise<Ack> {
    return this.ask({ type: "unprogram", seat: this.seat ?? 0, key });
  }

  say(text: string): Promise<Ack> {
    return this.ask({ type: "chat", text });
  }

  async mute(player: string, on: boolean): Promise<void> {
    await this.ask({ type: "mute", player, on });
    const muted = new Set(this.muted);
    if (on) muted.add(player);
    else muted.delete(player);
    this.muted = muted;
  }

  /** Hot seat: look from another of one's seats. */
  look(seat: number): void {
    this.#send({ type: "look", seat });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
    this.connection = "closed";
  }

  /** Send something that is answered by an acknowledgement or a refusal. */
  ask(message: Body<Question>): Promise<Ack> {
    const id = newId();
    const whole = { ...message, id } as Question;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message: whole, resolve, reject });
      this.busy = true;
      this.#send(whole);
    });
  }

  #change(change: { type: Change["type"]; action?: Record<string, unknown>; yes?: boolean }): Promise<Ack> {
    const { seen } = this;
    const seat = seen?.toAct ?? seen?.seat;
    if (!seen || seat === null || seat === undefined) return Promise.reject(new ServerError("not_seated", "", 0));
    return this.ask({
      ...change,
      seat: change.type === "act" ? seat : (seen.seat ?? seat),
      number: seen.number + 1,
    } as Body<Change>);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const seat = this.seen?.seat ?? null;
      this.#send({ type: "hello", seen: this.seen?.number ?? 0, seat, watch: this.watch, want: ["effects"] });
    };
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lost(event);
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#send({ type: "ping" }), PING_SECONDS * 1000);
  }

  #lost(event: CloseEvent): void {
    if (this.#closed || this.connection === "closed") return;
    if (FINAL_CODES.includes(event.code)) {
      this.connection = "closed";
      return;
    }
    this.connection = this.seen ? "lost" : "connecting";
    const wait = RETRY_SECONDS[Math.min(this.#tries++, RETRY_SECONDS.length - 1)] ?? 8;
    this.#timer = setTimeout(() => this.#connect(), wait * 1000 * (0.8 + 0.4 * Math.random()));
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.player = message.player;
        this.present = message.present;
        this.absent = message.absent;
        this.chat = message.chat;
        this.muted = new Set(message.muted);
        this.connection = "open";
        this.#tries = 0;
        for (const { message: waiting } of this.#waiting.values()) this.#send(waiting);
        break;
      case "step":
        if (message.number > (this.steps.at(-1)?.number ?? 0)) this.steps = [...this.steps, message];
        break;
      case "view":
        this.#takeView(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "presence":
        this.present = message.present;
        this.absent = message.absent;
        break;
      case "chat":
        if (message.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, message];
        break;
      case "ack":
        this.#settle(message.id, (waiting) => waiting.resolve(message));
        break;
      case "error":
        this.#refused(message);
        break;
      case "programs":
        this.programs = message;
        break;
      case "clock":
        this.#skew = message.now - Date.now();
        this.clock = message;
        break;
      case "hint":
        this.hint = message;
        break;
      case "pong":
      case "bye":
        break;
    }
  }

  #takeView(message: ViewOut): void {
    if (message.base === null) this.#whole = message;
    else if (this.#whole?.number === message.base) {
      this.#whole = { ...message, base: null, view: nextView(this.#whole.view, message) };
    } else {
      this.#socket?.close(); // A view was missed: come back for the whole one.
      return;
    }
    const { legal, to_act: toAct, ...rest } = this.#whole;
    this.seen = { ...rest, toAct, legal: legal.flatMap(unpack), effects: legal.flatMap(effectsOf) };
    if (this.hint && this.hint.number !== rest.number) this.hint = undefined;
  }

  #refused(message: Refusal): void {
    const error = new ServerError(message.code, message.message, 0);
    if (message.id === null || !this.#waiting.has(message.id)) this.error = error;
    else this.#settle(message.id, (waiting) => waiting.reject(error));
  }

  #settle(id: string | null, how: (waiting: Waiting) => void): void {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (!waiting || id === null) return;
    this.#waiting.delete(id);
    this.busy = this.#waiting.size > 0;
    how(waiting);
  }
}

/** Not `crypto.randomUUID`, which a page at a plain address in one's own network does not have. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("-");
}

/** The view after changes: fields that are new, and lists that have more at their end. */
function nextView(view: ViewOut["view"], { view: changed, grown }: ViewOut): ViewOut["view"] {
  const next = { ...view, ...changed };
  for (const [name, entries] of Object.entries(grown)) next[name] = [...(view[name] as unknown[]), ...entries];
  return next;
}

function unpack(form: LegalOut): unknown[] {
  return form.values.map((values) => ({
    type: form.type,
    ...Object.fromEntries(form.fields.map((field, at) => [field, values[at]])),
  }));
}

function effectsOf(form: LegalOut): (object | null)[] {
  return form.effects ?? form.values.map(() => null);
}
