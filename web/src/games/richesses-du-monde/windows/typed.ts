/** Sums as they are typed: in millions, or in euros to the last zero. */

import type { Language } from "../../../texts/sentences";

const MILLION = 1_000_000;
const MOST_MILLIONS = 1_000; // whoever types more means euros

/** « 4,5 » is four and a half millions, « 4 500 000 » too; NaN if it is no number. */
export function readMillions(typed: string): number {
  const bare = typed.replaceAll(/[\s€M]/gi, "").replace(",", ".");
  const number = bare === "" ? NaN : Number(bare);
  return number < MOST_MILLIONS ? Math.round(number * MILLION) : number;
}

export function typeMillions(amount: number, lang: Language): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2, useGrouping: false }).format(
    amount / MILLION,
  );
}
