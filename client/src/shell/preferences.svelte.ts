/** What a reader chose: kept in this browser, and on the server with the player, who has it on every device. */
import { isLanguage, language, type LanguageCode } from "../i18n/language.svelte";
import { api } from "../net/api";

export type Theme = "auto" | "light" | "dark";
export const THEMES: Theme[] = ["auto", "light", "dark"];

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
  #kept = $state.raw<Kept>(read());
  /** Whose they are, as far as the server knows. */
  #player: string | undefined;

  get language(): LanguageCode | undefined {
    return isLanguage(this.#kept.language) ? this.#kept.language : undefined;
  }

  get theme(): Theme {
    return this.#kept.theme ?? "auto";
  }
  set theme(theme: Theme) {
    this.#choose({ theme });
    this.apply();
  }

  get sounds(): boolean {
    return this.#kept.sounds ?? true;
  }
  set sounds(on: boolean) {
    this.#choose({ sounds: on });
  }

  async speak(code: LanguageCode): Promise<void> {
    this.#choose({ language: code });
    await language.choose(code);
  }

  apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  /** Be a player's: what the server has of them is taken over; what it lacks, it gets. */
  async follow(player: string | undefined): Promise<void> {
    this.#player = player;
    if (!player) return;
    const found = await api.settings();
    const known = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null)) as Kept;
    const lacking = Object.fromEntries(Object.entries(this.#kept).filter(([key]) => !(key in known)));
    this.#keep(known);
    this.apply();
    if (this.language && this.language !== language.code) await language.choose(this.language);
    if (Object.keys(lacking).length) await api.changeSettings(lacking);
  }

  #choose(change: Kept): void {
    this.#keep(change);
    if (this.#player) void api.changeSettings(change).catch(() => undefined); // It holds here all the same.
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
