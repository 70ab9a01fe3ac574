/** Nothing is forgotten: every numbered rule has its section, and every language has all of them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type LanguageCode } from "../i18n/language.svelte";
import { RULES } from "./games";
import { pieces, type Block, type RulesText } from "./rules";
import steelDriver from "./steel_driver/pictures.json";
import transamerica from "./transamerica/pictures.json";

const FILES = { transamerica: "transamerica.md", steel_driver: "steel-driver.md" };
const POSITIONS = { transamerica: Object.keys(transamerica), steel_driver: Object.keys(steelDriver) };
/** Drawn from another picture's position. */
const OF_THE_SAME = ["missing", "score", "sets"];
const CODES = Object.keys(LANGUAGES) as LanguageCode[];

function numbered(game: keyof typeof FILES): string[] {
  const text = readFileSync(new URL(`../../../docs/rules/${FILES[game]}`, import.meta.url), "utf8");
  return [...text.matchAll(/^- ((?:TA|SD)-\w+) /gm)].map((match) => match[1] ?? "");
}

/** What a text is made of, without its words. */
function shape(text: RulesText): unknown {
  const kind = (block: Block): string =>
    typeof block === "string"
      ? "paragraph"
      : Object.entries(block)
          .map(([name, items]) => `${name} ${items.length}`)
          .join();
  return [
    text.short.length,
    Object.entries(text.sections).map(([section, { body }]) => [section, body.map(kind)]),
    Object.keys(text.pictures),
  ];
}

function* proses(text: RulesText): Generator<string> {
  yield* [text.about, ...text.short];
  for (const { body } of Object.values(text.sections))
    for (const block of body) yield* typeof block === "string" ? [block] : Object.values(block).flat(2);
  for (const { alt, caption } of Object.values(text.pictures)) yield* [alt, caption];
}

describe.each(Object.keys(FILES) as (keyof typeof FILES)[])("the rules of %s", (game) => {
  const rules = RULES[game];
  if (!rules) throw new Error(`no rules of ${game}`);

  it("tell every numbered rule, and no other", () => {
    const told = new Set(rules.outline.flatMap((section) => section.rules));
    expect([...told].sort()).toEqual(numbered(game).sort());
  });

  it("have a position for every picture, and no other", () => {
    const shown = rules.outline.flatMap(({ pictures }) => pictures).filter((name) => !OF_THE_SAME.includes(name));
    expect(shown.sort()).toEqual(POSITIONS[game].sort());
  });

  it("are built alike in every language", async () => {
    const english = shape(await rules.text.en());
    for (const code of CODES) expect(shape(await rules.text[code]()), code).toEqual(english);
  });

  it.each(CODES)("have no empty words and no open emphasis in %s", async (code) => {
    for (const prose of proses(await rules.text[code]())) {
      expect(prose.trim()).toBe(prose);
      expect(prose).not.toBe("");
      expect(prose.split("*").length % 2, prose).toBe(1);
    }
  });
});

it("prose with emphasis comes in pieces", () => {
  expect(pieces("one *two* three")).toEqual([
    { text: "one ", strong: false },
    { text: "two", strong: true },
    { text: " three", strong: false },
  ]);
});
