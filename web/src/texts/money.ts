/** Sums as people write them: « 4,5 M€ », « 350 000 € ». How a game writes its money is in its own catalogue.
 * As texts/money.py. */

import type { Sentences } from "./sentences";

const MILLION = 1_000_000;

/** Whether the game says how it writes its money; in any other, a sum is a plain number. */
export function hasMoney(sentences: Sentences): boolean {
  return sentences.has("money");
}

export function writeMoney(amount: number, sentences: Sentences): string {
  const size = Math.abs(amount);
  const decimal = new Intl.NumberFormat(sentences.lang);
  const text =
    size < MILLION
      ? sentences.say("money", { number: decimal.format(size) })
      : sentences.say("money-millions", { number: decimal.format(size / MILLION) });
  return amount < 0 ? `−${text}` : text;
}
