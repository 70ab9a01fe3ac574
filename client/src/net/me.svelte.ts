/** Who the visitor is: a guest is made on first need, with a name of the reader's language. */
import { language } from "../i18n/language.svelte";
import type { Me } from "../wire";
import { api } from "./api";

class Myself {
  player = $state.raw<Me | null>(null);
  #asked: Promise<void> | undefined;

  /** Ask once who we are; nobody yet is fine. */
  load(): Promise<void> {
    this.#asked ??= api.me().then((me) => {
      this.player = me;
    });
    return this.#asked;
  }

  /** Before anything that needs a player. */
  async ensure(): Promise<Me> {
    await this.load();
    this.player ??= await api.introduce(language.words.common.guest(1 + Math.floor(Math.random() * 999)));
    return this.player;
  }

  async rename(name: string): Promise<void> {
    this.player = this.player ? await api.rename(name) : await api.introduce(name);
  }
}

export const myself = new Myself();
