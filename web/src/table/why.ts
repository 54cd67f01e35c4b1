/** Reasons in figures: parts of a hundred of a win, as the page writes them. */

import type { Second } from "../wire";

const HUNDRED = 100;
/** shares of a win within which two choices are as good as each other */
const NEAR = 0.005;
/** shares of a win that would be written as nothing */
const NOTHING = 0.0005;

/** « +4,1 »; empty where it would be nothing. */
export function partsOf(weight: number, lang: string): string {
  if (Math.abs(weight) < NOTHING) return "";
  return `${weight < 0 ? "−" : "+"}${sizeOf(weight, lang)}`;
}

export function sizeOf(weight: number, lang: string): string {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(lang, places).format(Math.abs(weight) * HUNDRED);
}

/** Which sentence tells how far the second best is behind. */
export function secondKey({ behind = null }: Pick<Second, "behind">): string {
  if (behind === null) return "hint-second";
  return behind < NEAR ? "hint-second-near" : "hint-second-behind";
}
