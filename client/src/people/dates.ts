/** Times of the server's, in milliseconds, as the reader's language writes them. */
import { language } from "../i18n/language.svelte";

export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(language.code, { dateStyle: "medium" }).format(time);
}

export function momentOf(time: number): string {
  return new Intl.DateTimeFormat(language.code, { dateStyle: "medium", timeStyle: "short" }).format(time);
}
