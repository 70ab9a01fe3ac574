/** A bot's reasons in the reader's words. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { de } from "../i18n/de";
import { en } from "../i18n/en";
import { fr } from "../i18n/fr";
import { it as italian } from "../i18n/it";
import type { Words } from "../i18n/language.svelte";
import type { ReasonOut } from "../wire";
import { whyOf } from "./game";
import type { RailBoard } from "./steel_driver/board";
import * as steel from "./steel_driver/story";
import type { BoardFile, Reason } from "./transamerica/types";
import { because } from "./transamerica/words";

const source = "../src/goldenspike";
const boardOf = (path: string): unknown => JSON.parse(readFileSync(`${source}/games/${path}.json`, "utf8"));
const board = boardOf("transamerica/boards/transamerica") as BoardFile;
const rails = boardOf("steel_driver/boards/steel-driver") as RailBoard;
const names = ["Ann", "Ben", "Cy"];
const LANGUAGES = { en, fr, it: italian, de };
const [SEATTLE, PORTLAND] = [0, 10];

/** The keys for which the bots have an English phrase. */
function keysOf(game: string): string[] {
  const python = readFileSync(`${source}/bots/${game}/words.py`, "utf8");
  return ["ahead", ...[...python.matchAll(/^ {4}"(\w+)": "/gm)].map((found) => found[1] ?? "")].sort();
}

const REASONS: Reason[] = [
  { key: "at_home", facts: { place: SEATTLE } },
  { key: "near", facts: { place: 1, city: SEATTLE, steps: 1 } },
  { key: "apart", facts: { steps: 4 } },
  { key: "joins", facts: { cities: [SEATTLE, PORTLAND], price: 2 } },
  { key: "leads", facts: { city: PORTLAND, left: 1 } },
  { key: "uses", facts: { seats: [1, 2] } },
  { key: "nobody_else", facts: {} },
  { key: "others_too", facts: { chance: 0.63 } },
  { key: "no_use", facts: {} },
  { key: "in_front", facts: { place: 1 } },
  { key: "stops", facts: {} },
  { key: "no_more", facts: {} },
  { key: "stays", facts: {} },
  { key: "ahead", facts: { points: -1.5 } },
];
const STEEL_REASONS: steel.Reason[] = [
  { key: "puts_up", facts: { company: "red", cubes: 2, treasury: 1 } },
  { key: "hands_on", facts: {} },
  { key: "raises", facts: { company: "red", cubes: 3 } },
  { key: "up_to", facts: { bid: 5 } },
  { key: "lets_go", facts: { company: "grey" } },
  { key: "worth", facts: { company: "red", cubes: 3, worth: 50, share: 30, profit: 20, limit: 4 } },
  { key: "reaches", facts: { city: "nyc", cubes: 2, profit: 40, color: "black", sets: 20 } },
  { key: "per_cube", facts: { worth: 30 } },
  { key: "best_link", facts: { worth: 30 } },
  { key: "fair_part", facts: { limit: 4 } },
  { key: "nothing_new", facts: { a: "bos", b: "nyc", cost: 2 } },
  { key: "completes", facts: { bonus: 50 } },
  { key: "takes", facts: { city: "nyc", color: "black", sets: 20, rivals: 1 } },
  { key: "ahead", facts: { dollars: -12 } },
];

const said = (reason: Reason, words: Words) => because(reason, names, board, words);
const saidOfSteel = (reason: steel.Reason, words: Words) => steel.because(reason, names, rails, words);

describe.each(Object.entries(LANGUAGES))("reasons in %s", (_, words) => {
  it("has a phrase for each", () => {
    const phrases = [
      ...REASONS.map((reason) => said(reason, words)),
      ...STEEL_REASONS.map((reason) => saidOfSteel(reason, words)),
    ];
    for (const phrase of phrases) {
      expect(phrase).toMatch(/^\S.*\S$/);
      expect(phrase).not.toMatch(/undefined|NaN|\[object|\bnyc\b|\.$/);
    }
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});

it("knows what the bots say", () => {
  expect(REASONS.map(({ key }) => key).sort()).toEqual(keysOf("transamerica"));
  expect(STEEL_REASONS.map(({ key }) => key).sort()).toEqual(keysOf("steel_driver"));
});

it("counts as one speaks", () => {
  const leads = (left: number, words: Words) => said({ key: "leads", facts: { city: PORTLAND, left } }, words);
  expect(leads(1, de)).toBe("führt Richtung Portland, danach fehlt noch 1 Schiene");
  expect(leads(3, de)).toBe("führt Richtung Portland, danach fehlen noch 3 Schienen");
  expect(leads(1, italian)).toBe("porta verso Portland, poi manca ancora 1 binario");
  expect(leads(3, fr)).toBe("mène vers Portland, encore 3 rails ensuite");
  const takes = (rivals: number, words: Words) =>
    saidOfSteel({ key: "takes", facts: { city: "nyc", color: "black", sets: 20, rivals } }, words);
  expect(takes(0, en)).toBe("sets worth $20 more, no other company can take it");
  expect(takes(1, en)).toBe("sets worth $20 more, 1 other company could take it");
  expect(takes(2, fr)).toBe("des séries valant 20\u00a0$ de plus, 2 autres compagnies pourraient le prendre");
});

it("says numbers and names as the reader writes them", () => {
  expect(said({ key: "ahead", facts: { points: 1.2 } }, de)).toBe("+1,2 Punkte gegenüber den anderen");
  expect(said({ key: "ahead", facts: { points: 1.2 } }, fr)).toBe("+1,2 point par rapport aux autres");
  expect(said({ key: "uses", facts: { seats: [1, 2] } }, de)).toBe("nutzt das Netz von Ben und Cy");
  expect(saidOfSteel({ key: "raises", facts: { company: "grey", cubes: 3 } }, italian)).toBe("per la Grigia");
  expect(saidOfSteel({ key: "ahead", facts: { dollars: -12 } }, en)).toBe("−$12 over the others");
});

it("shows the bot's own words where it gives no reasons that are known", () => {
  const phrase = (reason: ReasonOut) => said(reason as Reason, de);
  const [known, unknown] = [REASONS[3] as ReasonOut, { key: "feeling", facts: {} }];
  expect(whyOf({ reasons: [known], words: "joins" }, phrase)).toBe("verbindet Seattle und Portland für 2 Schienen");
  expect(whyOf({ reasons: [], words: "a feeling" }, phrase)).toBe("a feeling");
  expect(whyOf({ reasons: [known, unknown], words: "a feeling" }, phrase)).toBe("a feeling");
});
