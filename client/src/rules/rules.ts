/** How the rules of a game are written down: an outline that all languages share, and a text in each of them. */
import type { LanguageCode } from "../i18n/language.svelte";

/** Words with *emphasis*. Nothing else is markup. */
export type Prose = string;

export type Block =
  | Prose
  | { list: Prose[] }
  | { steps: Prose[] }
  /** Terms, or amounts, with what they mean. */
  | { pairs: [Prose, Prose][] }
  /** Something that happened at a table, worked through. */
  | { example: Prose[] };

/** A section, the pictures beside it, and the numbered rules that it tells (see docs/rules). */
export interface Outline<Section extends string, Picture extends string> {
  section: Section;
  pictures: readonly Picture[];
  rules: readonly string[];
}

/** Exactly one text for each section and each picture: what is missing fails the type check. */
export interface RulesText<Section extends string = string, Picture extends string = string> {
  /** What the game is about, in two sentences. */
  about: Prose;
  /** What to know before the first move. */
  short: Prose[];
  sections: Record<Section, { title: string; body: Block[] }>;
  /** What is seen, for those who do not see it; and what it shows. */
  pictures: Record<Picture, { alt: string; caption: Prose }>;
}

export interface Rules {
  designer: string;
  players: string;
  outline: readonly Outline<string, string>[];
  /** The pictures of a whole map. */
  wide: readonly string[];
  text: Record<LanguageCode, () => Promise<RulesText>>;
}

/** Prose as pieces, every second one of them emphasised. */
export function pieces(prose: Prose): { text: string; strong: boolean }[] {
  return prose
    .split("*")
    .map((text, at) => ({ text, strong: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
