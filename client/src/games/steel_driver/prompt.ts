/** One line that says what to do now, or what is waited for. */
import type { Words } from "../../i18n/language.svelte";
import type { SteelDriverView } from "../../wire";
import type { RailBoard } from "./board";
import { companyName } from "./story";

export interface Asked {
  /** Whether it is this reader who decides. */
  mine: boolean;
  /** The company chosen to be put up. */
  company: string | null;
  /** Whether a starting city is to be chosen first. */
  starting: boolean;
}

export function promptOf(view: SteelDriverView, asked: Asked, board: RailBoard, names: string[], words: Words): string {
  const text = words.steel_driver;
  if (view.phase === "over") return text.gameOver;
  const who = names[view.to_act ?? view.active] ?? "";
  const at = view.company ?? view.auction?.company;
  const company = at == null ? "" : companyName(board.companies[at] ?? "", words);
  switch (view.phase) {
    case "auctioning":
      if (!asked.mine) return text.waitingAuction(who);
      return asked.company === null ? text.youOpen : text.youBidFirst(companyName(asked.company, words));
    case "bidding":
      if (!asked.mine) return text.waitingBid(who, company);
      return text.youRaise(company, names[view.auction?.leader ?? 0] ?? "", view.auction?.bid ?? 0);
    case "building":
      if (!asked.mine) return text.waitingBuild(who, company);
      return asked.starting ? text.youStart(company) : text.youBuild(company);
    case "taking":
      return asked.mine ? text.youTake(company) : text.waitingTake(who, company);
    case "drawing":
      return text.waitingFor(who);
  }
}
