/** What a character is saying just now: for as long as it takes to read, or until it is put away. */

import type { ChatLine } from "../wire";
import { lastRemark } from "./talk";

const READ_MS = 9000;

export class Saying {
  /** null: nobody of the cast speaks */
  line = $state.raw<ChatLine | null>(null);
  /** how many lines had been heard; -1: none of them is news yet */
  #heard = -1;
  #timer = 0;

  /** All that has been heard by now. What was said before one came is in the talk. */
  hear(chat: ChatLine[]): void {
    const news = this.#heard >= 0 && chat.length > this.#heard;
    this.#heard = chat.length;
    const line = news ? lastRemark(chat) : null;
    if (!line) return;
    this.line = line;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.clear(), READ_MS);
  }

  clear(): void {
    this.line = null;
  }
}
