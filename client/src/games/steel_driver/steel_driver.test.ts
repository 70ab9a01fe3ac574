import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { de } from "../../i18n/de";
import { en } from "../../i18n/en";
import { fr } from "../../i18n/fr";
import { it as italian } from "../../i18n/it";
import type { SteelDriverEvent, StepOut } from "../../wire";
import { initialsOf, lettersOf, type RailBoard } from "./board";
import { news } from "./news";
import { label, tell } from "./story";
import { toward } from "./targets";

const file = new URL("../../../../src/goldenspike/games/steel_driver/boards/steel-driver.json", import.meta.url);
const board = JSON.parse(readFileSync(file, "utf8")) as RailBoard;
const linkAt = (a: string, b: string) => board.links.findIndex((link) => link.a === a && link.b === b);

describe("what lies on the table", () => {
  test("letters and initials are told apart", () => {
    expect(lettersOf(board.companies)).toEqual(["R", "Y", "G", "B", "E", "O"]);
    expect(initialsOf(["Ann", "novice 2", "novice 3"])).toEqual(["A", "N2", "N3"]);
    expect(initialsOf(["Ann", "Al"])).toEqual(["A1", "A2"]);
  });
});

test("arrows go to what lies straight ahead", () => {
  const [west, east, south] = [
    { x: 0, y: 0 },
    { x: 3, y: 1 },
    { x: 0.5, y: 2 },
  ];
  const places = [west, east, south];
  expect(toward(west, places, "ArrowRight")).toBe(east);
  expect(toward(west, places, "ArrowDown")).toBe(south);
  expect(toward(west, places, "ArrowLeft")).toBeUndefined();
  expect(toward(west, places, "Enter")).toBeUndefined();
});

describe("in words", () => {
  const events: SteelDriverEvent[] = [
    { type: "first_drawn", first: 0 },
    { type: "turn_began", turn: 1, active: 0, order: ["red", "blue"], income: 10, cubes: [10, 10] },
    { type: "marker_passed", seat: 0, to: 1, forced: false },
    { type: "marker_passed", seat: 0, to: 1, forced: true },
    { type: "auction_opened", seat: 0, company: "red", bid: 1 },
    { type: "raised", seat: 1, company: "red", bid: 2 },
    { type: "dropped", seat: 0, company: "red", forced: false },
    { type: "dropped", seat: 0, company: "red", forced: true },
    { type: "sold", seat: 1, company: "red", price: 1, treasury: 3, shares: 1 },
    { type: "auctions_ended", reason: "all_passed", unsold: ["blue"], active: 0 },
    {
      type: "built",
      seat: 0,
      company: "red",
      a: "bos",
      b: "nyc",
      start: "nyc",
      cost: 2,
      treasury: 1,
      city: "bos",
      rise: 40,
      profit: 40,
    },
    {
      type: "built",
      seat: 0,
      company: "red",
      a: "bos",
      b: "nyc",
      start: null,
      cost: 2,
      treasury: 1,
      city: null,
      rise: 0,
      profit: 40,
    },
    {
      type: "linked",
      company: "red",
      routes: [["nyc", "sfo"]],
      bonuses: [
        ["red", 50],
        ["blue", 30],
      ],
    },
    { type: "company_passed", company: "red", reason: "no_cubes", place: 1 },
    {
      type: "turn_ended",
      turn: 1,
      profits: [
        ["red", 40, 0],
        ["blue", 30, null],
      ],
      income: [40, 0],
      cash: [40, 0],
      order: ["blue", "red"],
    },
    { type: "goods_placed", cities: ["nyc", "bos"] },
    { type: "controlled", company: "red", seat: 0, shares: [2, 1], reason: "most_shares" },
    { type: "controlled", company: "red", seat: 0, shares: [1, 1], reason: "tie_from_holder" },
    { type: "controlled", company: "red", seat: null, shares: [0, 0], reason: "no_shares" },
    { type: "took", seat: 0, company: "red", city: "nyc", color: "black" },
    { type: "taking_passed", company: "red", reason: "no_goods" },
    { type: "taking_passed", company: "red", reason: "uncontrolled" },
    { type: "final_profit", company: "red", sets: [["white", "black"]], values: [30], profit: 30, payouts: [60, 0] },
    { type: "final_profit", company: "red", sets: [], values: [], profit: 0, payouts: [0, 0] },
    { type: "shares_paid", payouts: [60, 0], cash: [100, 0] },
    { type: "game_ended", ranking: [[0], [1]], cash: [100, 0], reason: "most_cash" },
    { type: "game_ended", ranking: [[0], [1]], cash: [100, 100], reason: "most_goods" },
    { type: "game_ended", ranking: [[0, 1]], cash: [100, 100], reason: "shared" },
  ];

  test.each([en, fr, italian, de])("every event is a whole sentence", (words) => {
    for (const event of events) {
      const text = tell(event, ["Ann", "Ben"], board, words);
      expect(text, event.type).toMatch(/\.$/);
      expect(text, event.type).not.toMatch(/undefined|null|\[object|\bnyc\b/);
    }
  });

  test("a first link is told from its start", () => {
    const build = { type: "build", a: "bos", b: "nyc", start: "nyc" } as const;
    expect(label(build, board, en)).toBe("Start in New York, build to Boston for 2 cubes");
    expect(label({ ...build, start: null }, board, fr)).toBe("Construire Boston – New York pour 2 cubes");
    expect(label({ type: "take", city: "chi" }, board, de)).toBe("Ware aus Chicago nehmen (rot)");
    expect(label({ type: "auction", company: "grey", bid: 3 }, board, italian)).toContain("Grigia");
  });
});

test("news are what happened since one's own last decision", () => {
  const step = (number: number, seat: number, events: object[]): StepOut => ({
    type: "step",
    kind: "act",
    number,
    seat,
    taken_back: 0,
    events: events as StepOut["events"],
    told: [],
  });
  const built = (a: string, b: string) => ({ type: "built", a, b });
  const steps = [
    step(1, 1, [built("bos", "nyc")]),
    step(2, 0, [built("bos", "buf")]),
    step(3, 1, [built("nyc", "buf"), { type: "turn_ended" }]),
  ];
  expect([...news(steps, [0], board).links]).toEqual([linkAt("bos", "buf"), linkAt("nyc", "buf")]);
  expect(news(steps, [0], board).income).toBe(true);
  expect(news(steps, [1], board).links).toEqual(new Set([linkAt("nyc", "buf")]));
});
