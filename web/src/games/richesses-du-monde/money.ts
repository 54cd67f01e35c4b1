/** Sums of money in words: in millions where room is short, in full where it is printed. */

import type { Texts } from "../../texts/texts";

const MILLION = 1_000_000;

type Speaking = Pick<Texts, "lang">;

/** « 3,5 M€ » */
export function millions({ lang }: Speaking, amount: number): string {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(Math.abs(amount) / MILLION);
  const sign = amount < 0 ? "−" : "";
  return lang === "fr" ? `${sign}${number} M€` : `${sign}€${number}M`;
}

/** « 3 500 000 € » */
export function euros({ lang }: Speaking, amount: number): string {
  return new Intl.NumberFormat(lang, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })
    .format(amount)
    .replace("-", "−")
    .replaceAll("\u202f", "\u00a0"); // the narrow space all but vanishes in the display face
}
