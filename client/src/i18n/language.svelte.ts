/** The reader's language. Each one is a file of words of its own, loaded when it is chosen. */
import type { en } from "./en";

/** Every language has exactly the words that English has: the type checker sees to it. */
export type Words = typeof en;

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" } as const;
export type LanguageCode = keyof typeof LANGUAGES;

const WORDS: Record<LanguageCode, () => Promise<Words>> = {
  en: async () => (await import("./en")).en,
  fr: async () => (await import("./fr")).fr,
  it: async () => (await import("./it")).it,
  de: async () => (await import("./de")).de,
};

export function isLanguage(code: unknown): code is LanguageCode {
  return typeof code === "string" && code in LANGUAGES;
}

class Language {
  code = $state<LanguageCode>("en");
  #words = $state.raw<Words>();

  /** The words, as in `language.words.home.play`. */
  get words(): Words {
    if (!this.#words) throw new Error("no language was chosen");
    return this.#words;
  }

  async choose(code: LanguageCode): Promise<void> {
    this.#words = await WORDS[code]();
    this.code = code;
    document.documentElement.lang = code;
  }

  ofBrowser(): LanguageCode {
    return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
  }
}

export const language = new Language();

/** The word for a name that the server gave; where there is none, the name itself or what is given instead. */
export function named(group: Record<string, string>, name: string | null, otherwise = name ?? ""): string {
  return group[name ?? ""] ?? otherwise;
}
