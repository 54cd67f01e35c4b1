/** Sums in words: the game counts in millions. */

import type { Texts } from "../../texts/texts";

const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

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
export function chance({ lang }: Pick<Texts, "lang">, millionths: number): string {
  const percent = millionths / 10_000;
  const unit = lang === "fr" ? `${NARROW}%` : "%";
  if (percent > 0 && percent < 0.05) return `≈${NO_BREAK}0${unit}`;
  const digits = percent >= 9.95 || percent === 0 ? 0 : 1;
  return `${percent.toLocaleString(lang, { maximumFractionDigits: digits })}${unit}`;
}
