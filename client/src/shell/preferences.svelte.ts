/** What a reader chose for this browser: kept here, and with the account where there is one. */
import { isLanguage, type LanguageCode } from "../i18n/language.svelte";

export type Theme = "auto" | "light" | "dark";

const KEY = "goldenspike.preferences";

interface Kept {
  language?: LanguageCode;
  theme?: Theme;
  sounds?: boolean;
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

class Preferences {
  #kept = $state<Kept>(read());

  get language(): LanguageCode | undefined {
    return isLanguage(this.#kept.language) ? this.#kept.language : undefined;
  }
  set language(code: LanguageCode) {
    this.#keep({ language: code });
  }

  get theme(): Theme {
    return this.#kept.theme ?? "auto";
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.apply();
  }

  get sounds(): boolean {
    return this.#kept.sounds ?? true;
  }
  set sounds(on: boolean) {
    this.#keep({ sounds: on });
  }

  apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const preferences = new Preferences();
