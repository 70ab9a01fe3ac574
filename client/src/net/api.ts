/** Calls to the server. Every refusal is a `ServerError` with the server's code and sentence. */
import type {
  AnalysisOut,
  GameOut,
  Lobby,
  Me,
  MyTable,
  NewTable,
  PreferencesChange,
  PreferencesOut,
  Replay,
  TableOut,
} from "../wire";

export class ServerError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new ServerError("unreachable", "The server does not answer.", 0);
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { code = "refused", message = response.statusText } = (answer ?? {}) as { code?: string; message?: string };
  throw new ServerError(code, message, response.status);
}

export const api = {
  games: () => call<GameOut[]>("GET", "/games"),
  board: <Board>(game: string, board: string) => call<Board>("GET", `/games/${game}/boards/${board}`),
  lobby: () => call<Lobby>("GET", "/lobby"),
  me: () => call<Me | null>("GET", "/me"),
  introduce: (name: string) => call<Me>("POST", "/me", { name }),
  rename: (name: string) => call<Me>("PATCH", "/me", { name }),
  settings: () => call<PreferencesOut>("GET", "/me/settings"),
  changeSettings: (change: PreferencesChange) => call<PreferencesOut>("PATCH", "/me/settings", change),
  myTables: () => call<MyTable[]>("GET", "/me/tables"),
  table: (id: string) => call<TableOut>("GET", `/tables/${id}`),
  newTable: (table: NewTable) => call<TableOut>("POST", "/tables", table),
  join: (id: string, seat?: number) => call<TableOut>("POST", `/tables/${id}/join`, { seat: seat ?? null }),
  leave: (id: string) => call<TableOut>("POST", `/tables/${id}/leave`, {}),
  kick: (id: string, seat: number) => call<TableOut>("POST", `/tables/${id}/kick`, { seat }),
  changeSeat: (id: string, seat: number, bot: string | null) =>
    call<TableOut>("PUT", `/tables/${id}/seats/${seat}`, { kind: bot ? "bot" : "open", bot }),
  start: (id: string, fill: string | null) => call<TableOut>("POST", `/tables/${id}/start`, { fill }),
  record: (id: string) => call<unknown>("GET", `/tables/${id}/record`),
  replay: (id: string, seat: number | null) =>
    call<Replay>("GET", `/tables/${id}/replay${seat === null ? "" : `?seat=${seat}`}`),
  replayRecord: (record: unknown, seat: number | null) => call<Replay>("POST", "/replay", { record, seat }),
  playOn: (record: unknown, at: number) => call<TableOut>("POST", "/tables/import", { record, at }),
  analysis: (id: string) => call<AnalysisOut>("GET", `/tables/${id}/analysis`),
  askAnalysis: (id: string) => call<AnalysisOut>("POST", `/tables/${id}/analysis`),
  rematch: (id: string) => call<TableOut>("POST", `/tables/${id}/rematch`),
};
