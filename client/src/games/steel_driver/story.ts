/** Steel Driver in words: events, actions, chapters, a bot's reasons. */
import { named, type Words } from "../../i18n/language.svelte";
import type {
  SteelDriverAction,
  SteelDriverBuiltEvent,
  SteelDriverControlledEvent,
  SteelDriverEvent,
  SteelDriverGameEndedEvent,
  SteelDriverTurnEndedEvent,
  SteelDriverView,
} from "../../wire";
import type { RailBoard } from "./board";

/** What a bot says of an action (bots/steel_driver/words.py). Cities are named by their ids. */
export type Reason =
  | { key: "puts_up"; facts: { company: string; cubes: number; treasury: number } }
  | { key: "raises"; facts: { company: string; cubes: number } }
  | { key: "up_to"; facts: { bid: number } }
  | { key: "lets_go"; facts: { company: string } }
  | { key: "worth"; facts: Worth }
  | { key: "reaches"; facts: { city: string; cubes: number; profit: number; color: string; sets: number } }
  | { key: "per_cube" | "best_link"; facts: { worth: number } }
  | { key: "fair_part"; facts: { limit: number } }
  | { key: "nothing_new"; facts: { a: string; b: string; cost: number } }
  | { key: "completes"; facts: { bonus: number } }
  | { key: "takes"; facts: { city: string; color: string; sets: number; rivals: number } }
  | { key: "ahead"; facts: { dollars: number } }
  | { key: "hands_on"; facts: Record<string, never> };

/** A company for so many cubes: what it is worth, what of that a share and this turn's links are, how far to go. */
interface Worth {
  company: string;
  cubes: number;
  worth: number;
  share: number;
  profit: number;
  limit: number;
}

export function companyName(name: string, words: Words): string {
  return named(words.steel_driver.companies, name);
}

export function goodsName(color: string, words: Words): string {
  return named(words.steel_driver.goods, color);
}

export function cityName(id: string, board: RailBoard): string {
  return board.cities.find((city) => city.id === id)?.name ?? id;
}

export function chapter(view: SteelDriverView, words: Words): string {
  if (view.phase === "over") return words.steel_driver.theEnd;
  return view.phase === "taking" ? words.steel_driver.finalPhase : words.steel_driver.turn(view.turn);
}

export function label(action: SteelDriverAction, board: RailBoard, words: Words): string {
  const { label } = words.steel_driver;
  switch (action.type) {
    case "draw_first":
      return label.draw_first(action.first + 1);
    case "auction":
      return label.auction(companyName(action.company, words), action.bid);
    case "pass":
      return label.pass;
    case "bid":
      return label.bid(action.amount);
    case "drop":
      return label.drop;
    case "take": {
      const color = board.cities.find((city) => city.id === action.city)?.color ?? "";
      return label.take(goodsName(color, words), cityName(action.city, board));
    }
    case "build": {
      const [a, b] = ends(action, board);
      const cost = board.links.find((link) => link.a === action.a && link.b === action.b)?.cost ?? 0;
      return action.start === null ? label.build(a, b, cost) : label.start(a, b, cost);
    }
  }
}

export function because({ key, facts }: Reason, _names: string[], board: RailBoard, words: Words): string | undefined {
  const { gain, reasons: say } = words.steel_driver;
  switch (key) {
    case "puts_up":
      return say.puts_up(facts.treasury);
    case "hands_on":
      return say.hands_on;
    case "raises":
      return say.raises(companyName(facts.company, words));
    case "up_to":
      return say.up_to(facts.bid);
    case "lets_go":
      return say.lets_go(companyName(facts.company, words));
    case "worth": {
      const { company, cubes, worth, share, profit, limit } = facts;
      return say.worth(companyName(company, words), cubes, worth, share, profit, limit);
    }
    case "reaches":
      return say.reaches(cityName(facts.city, board), facts.profit, goodsName(facts.color, words), facts.sets);
    case "per_cube":
      return say.per_cube(facts.worth);
    case "best_link":
      return say.best_link(facts.worth);
    case "fair_part":
      return say.fair_part(facts.limit);
    case "nothing_new":
      return gain(0);
    case "completes":
      return say.completes(facts.bonus);
    case "takes":
      return say.takes(facts.sets, facts.rivals);
    case "ahead":
      return say.ahead(facts.dollars);
  }
}

/** The names of a link's cities, the start first. */
function ends({ a, b, start }: { a: string; b: string; start: string | null }, board: RailBoard): [string, string] {
  const [from, to] = start === b ? [b, a] : [a, b];
  return [cityName(from, board), cityName(to, board)];
}

export function tell(event: SteelDriverEvent, names: string[], board: RailBoard, words: Words): string {
  const { told } = words.steel_driver;
  const who = (seat: number) => names[seat] ?? "";
  const company = (name: string) => companyName(name, words);
  const order = (companies: string[]) => companies.map(company).join(", ");
  switch (event.type) {
    case "first_drawn":
      return told.first_drawn(who(event.first));
    case "turn_began":
      return told.turn_began(event.turn, event.income, who(event.active), order(event.order));
    case "marker_passed":
      return (event.forced ? told.marker_forced : told.marker_passed)(who(event.seat), who(event.to));
    case "auction_opened":
      return told.auction_opened(who(event.seat), company(event.company), event.bid);
    case "raised":
      return told.raised(who(event.seat), company(event.company), event.bid);
    case "dropped":
      return (event.forced ? told.dropped_forced : told.dropped)(who(event.seat), company(event.company));
    case "sold":
      return told.sold(who(event.seat), company(event.company), event.price, event.treasury, event.shares);
    case "auctions_ended": {
      const left = event.unsold.length ? [told.unsold(event.unsold.map(company))] : [];
      return [event.reason === "all_sold" ? told.all_sold : told.all_passed, ...left, told.building_begins].join(" ");
    }
    case "built":
      return tellBuilt(event, who(event.seat), board, words);
    case "linked": {
      const way = event.routes.map((route) => route.map((id) => cityName(id, board)).join(" – ")).join("; ");
      const bonuses = event.bonuses.map(([name, amount]) => told.amount(company(name), amount));
      return told.linked(company(event.company), way, bonuses);
    }
    case "company_passed":
      return told.company_passed(company(event.company), told.why[event.reason], event.place);
    case "turn_ended":
      return tellTurn(event, names, words);
    case "goods_placed":
      return told.goods_placed(event.cities.length);
    case "controlled":
      return tellControl(event, names, words);
    case "took":
      return told.took(
        who(event.seat),
        company(event.company),
        goodsName(event.color, words),
        cityName(event.city, board),
      );
    case "taking_passed":
      return (event.reason === "no_goods" ? told.taking_passed : told.taking_nobody)(company(event.company));
    case "final_profit": {
      if (!event.sets.length) return told.no_profit(company(event.company));
      const sets = event.sets.map((colors, at) =>
        told.amount(colors.map((color) => goodsName(color, words)).join(" + "), event.values[at] ?? 0),
      );
      return told.final_profit(company(event.company), sets, event.profit, amounts(event.payouts, names, words, true));
    }
    case "shares_paid":
      return told.shares_paid(amounts(event.payouts, names, words), amounts(event.cash, names, words));
    case "game_ended":
      return tellEnd(event, names, words);
  }
}

function amounts(given: number[], names: string[], words: Words, onlySome = false): string[] {
  return given.flatMap((amount, seat) =>
    onlySome && !amount ? [] : [words.steel_driver.told.amount(names[seat] ?? "", amount)],
  );
}

function tellBuilt(event: SteelDriverBuiltEvent, who: string, board: RailBoard, words: Words): string {
  const { told } = words.steel_driver;
  const [a, b] = ends(event, board);
  const company = companyName(event.company, words);
  const act = (event.start === null ? told.built : told.started)(who, company, a, b, event.cost);
  if (event.city === null) return act + told.earned_nothing(event.profit);
  return act + told.earned(cityName(event.city, board), event.rise, event.profit);
}

function tellTurn(event: SteelDriverTurnEndedEvent, names: string[], words: Words): string {
  const { told, nobody } = words.steel_driver;
  const paid = event.profits.flatMap(([company, profit, seat]) =>
    profit ? [told.paid(companyName(company, words), profit, seat === null ? nobody : (names[seat] ?? ""))] : [],
  );
  const order = event.order.map((company) => companyName(company, words)).join(", ");
  return told.turn_ended(event.turn, paid, amounts(event.cash, names, words), order);
}

function tellControl(event: SteelDriverControlledEvent, names: string[], words: Words): string {
  const { told } = words.steel_driver;
  const company = companyName(event.company, words);
  if (event.seat === null) return told.controlled_nobody(company);
  const [who, most] = [names[event.seat] ?? "", event.shares[event.seat] ?? 0];
  if (event.reason === "most_shares") return told.controlled(company, who, most);
  const tied = names.filter((_, seat) => event.shares[seat] === most);
  return told.controlled_tie(company, who, tied, most);
}

function tellEnd(event: SteelDriverGameEndedEvent, names: string[], words: Words): string {
  const { told } = words.steel_driver;
  const winners = (event.ranking[0] ?? []).map((seat) => names[seat] ?? "");
  const most = Math.max(...event.cash);
  if (event.reason === "shared") return told.share_victory(winners, most);
  return (event.reason === "most_goods" ? told.wins_by_goods : told.wins)(winners[0] ?? "", most);
}
