/** Tell the reader when it is their turn: in the page's title, and by a sound. */
import { language } from "../i18n/language.svelte";
import type { LiveTable } from "../net/live.svelte";
import { chime } from "../shell/sound";

export function watchTurns(live: () => LiveTable | undefined): void {
  let before = false;
  $effect(() => {
    const mine = live()?.myTurn ?? false;
    document.title = mine ? `● ${language.words.home.yourTurn} · Golden Spike` : "Golden Spike";
    if (mine && !before) chime();
    before = mine;
    return () => (document.title = "Golden Spike");
  });
}
