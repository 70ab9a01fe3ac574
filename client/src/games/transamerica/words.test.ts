import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { de } from "../../i18n/de";
import { en } from "../../i18n/en";
import { fr } from "../../i18n/fr";
import { it as italian } from "../../i18n/it";
import { placeName } from "./places";
import { railsOf } from "./rails";
import type { BoardFile, Event } from "./types";
import { label, tell } from "./words";

const folder = "../src/goldenspike/games/transamerica/boards";
const board = JSON.parse(readFileSync(`${folder}/transamerica.json`, "utf8")) as BoardFile;
const rails = railsOf(board);
const LANGUAGES = { en, fr, it: italian, de };
const names = ["Ann", "Ben"];
const hand = ["Portland", "Helena", "Omaha", "Dallas", "New York"];
const EVENTS: Event[] = [
  { type: "first_drawn", first: 0 },
  { type: "round_began", round: 2, first: 1 },
  { type: "placed", seat: 0, node: 0 },
  { type: "laid", seat: 0, a: 0, b: 1, own: false, joined: [] },
  { type: "laid", seat: 1, a: 0, b: 1, own: true, joined: [0, 1] },
  { type: "play_goes_on", seat: 0 },
  { type: "moved", seat: 0, start: 0, node: 5 },
  { type: "passed", seat: 1 },
  { type: "round_ended", round: 1, reason: "completed", completed: [0, 1], hands: [hand, hand] },
  { type: "round_ended", round: 1, reason: "supply", completed: [], hands: [hand, hand] },
  { type: "round_ended", round: 1, reason: "stuck", completed: [], hands: [hand, hand] },
  { type: "scored", round: 1, losses: [0, 3], points: [13, 10] },
  { type: "barrier_moved", passed_at: 1 },
  { type: "game_ended", winners: [0], points: [13, 0] },
  { type: "game_ended", winners: [0, 1], points: [5, 5] },
];

describe.each(Object.entries(LANGUAGES))("words in %s", (_, words) => {
  it("calls every place by another name", () => {
    const places = rails.places.map((_, node) => placeName(rails, node, words));
    const twice = places.filter((name, at) => places.indexOf(name) !== at);
    expect(twice).toEqual([]);
  });

  it("tells every event in a sentence", () => {
    for (const event of EVENTS) {
      const text = tell(event, names, board, words);
      expect(text).toMatch(/^[^ ].*\.$/);
      expect(text).not.toMatch(/undefined|\[object/);
    }
  });

  it("labels every action", () => {
    const actions = [
      { type: "start", node: 7 },
      { type: "move", node: 8 },
      { type: "lay", a: 0, b: 1 },
      { type: "lay", a: 0, b: 10, own: true },
      { type: "stop" },
      { type: "stay" },
      { type: "pass" },
    ] as const;
    const labels = actions.map((action) => label(action, board, words));
    expect(new Set(labels).size).toBe(actions.length);
  });
});

it("speaks of places as one would", () => {
  expect(tell({ type: "placed", seat: 0, node: 1 }, names, board, en)).toBe("Ann’s start is east of Seattle.");
  expect(tell({ type: "laid", seat: 1, a: 0, b: 10, own: false, joined: [0, 1] }, names, board, en)).toBe(
    "Ben lays a track from Seattle to Portland, joining Ann and Ben.",
  );
});
