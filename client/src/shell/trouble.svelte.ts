/** What went wrong last, for everybody to see in one place. */
import { language, named } from "../i18n/language.svelte";
import { ServerError } from "../net/api";

class Trouble {
  text = $state("");

  /** Do something; if it fails, say why, and go on. */
  async during<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      this.text = "";
      return result;
    } catch (error) {
      this.tell(error);
      return undefined;
    }
  }

  tell(error: unknown): void {
    const { errors, unreachable } = language.words.common;
    if (error instanceof ServerError) {
      this.text = error.code === "unreachable" ? unreachable : named(errors, error.code, error.message);
    } else {
      this.text = unreachable;
      console.error(error);
    }
  }
}

export const trouble = new Trouble();
