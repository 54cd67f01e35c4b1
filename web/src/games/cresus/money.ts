/** Sums in words: the game counts in millions. */

import type { Texts } from "../../texts/texts";

const NO_BREAK = "\u00a0";

/** « 45 M », "45M" */
export function sum({ lang }: Pick<Texts, "lang">, amount: number): string {
  const size = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }).format(Math.abs(amount));
  return `${amount < 0 ? "−" : ""}${size}${lang === "fr" ? NO_BREAK : ""}M`;
}

/** « +15 M » */
export function signed(text: Pick<Texts, "lang">, amount: number): string {
  return amount > 0 ? `+${sum(text, amount)}` : sum(text, amount);
}

/** A chance in millionths: « 27 % », « 0,4 % », « ≈ 0 % » */
export function chance(text: Pick<Texts, "percent">, millionths: number): string {
  const percent = millionths / 10_000;
  if (percent > 0 && percent < 0.05) return `≈${NO_BREAK}${text.percent(0)}`;
  return text.percent(percent >= 9.95 ? Math.round(percent) : Math.round(percent * 10) / 10);
}
