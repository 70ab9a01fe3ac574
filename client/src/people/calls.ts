/** Calls to the server about people: accounts, history, ratings, webhooks, sets of tables. */
import { call } from "../net/api";
import type {
  AccountOut,
  DuplicateOut,
  History,
  Leaderboard,
  Me,
  NewAccount,
  NewDuplicate,
  Profile,
  RatingHistory,
  RecoveryCodes,
  SignedOut,
  Statistics,
  TableOut,
  WebhookMade,
  WebhookOut,
  WebhookTest,
} from "../wire";

export const account = {
  show: () => call<AccountOut>("GET", "/account"),
  signUp: (name: string, password: string) => call<NewAccount>("POST", "/account", { name, password }),
  signIn: (name: string, password: string, merge: boolean) =>
    call<Me>("POST", "/account/sign-in", { name, password, merge }),
  recover: (name: string, code: string, password: string) =>
    call<Me>("POST", "/account/recover", { name, code, password }),
  signOut: () => call<SignedOut>("POST", "/account/sign-out"),
  signOutEverywhere: () => call<SignedOut>("POST", "/account/sign-out-everywhere"),
  changePassword: (password: string, new_password: string) =>
    call<Me>("PUT", "/account/password", { password, new_password }),
  newCodes: (password: string) => call<RecoveryCodes>("POST", "/account/recovery-codes", { password }),
  remove: (password: string) => call<SignedOut>("POST", "/account/delete", { password }),
};

export const people = {
  history: (game: string, before: string | null) => {
    const query = new URLSearchParams({ limit: "20", ...(game ? { game } : {}), ...(before ? { before } : {}) });
    return call<History>("GET", `/me/history?${query}`);
  },
  statistics: () => call<Statistics>("GET", "/me/statistics"),
  profile: (player: string) => call<Profile>("GET", `/players/${player}`),
  ratingHistory: (player: string, game: string, players: number) =>
    call<RatingHistory>("GET", `/players/${player}/ratings/${game}/${players}`),
  leaders: (game: string, players: number) => call<Leaderboard>("GET", `/ratings/${game}/${players}`),
};

export const webhooks = {
  list: () => call<WebhookOut[]>("GET", "/me/webhooks"),
  add: (url: string) => call<WebhookMade>("POST", "/me/webhooks", { url }),
  enable: (id: string, enabled: boolean) => call<WebhookOut>("PATCH", `/me/webhooks/${id}`, { enabled }),
  remove: (id: string) => call<WebhookOut[]>("DELETE", `/me/webhooks/${id}`),
  test: (id: string) => call<WebhookTest>("POST", `/me/webhooks/${id}/test`),
};

export const duplicates = {
  make: (set: NewDuplicate) => call<DuplicateOut>("POST", "/duplicates", set),
  show: (id: string) => call<DuplicateOut>("GET", `/duplicates/${id}`),
  join: (id: string, table?: number) => call<TableOut>("POST", `/duplicates/${id}/join`, { table: table ?? null }),
  close: (id: string) => call<DuplicateOut>("POST", `/duplicates/${id}/close`),
};
