/** What one might regret, as the house tells it: of which answers, and whether they are to be confirmed. */

import type { Ask, Caution } from "../wire";
import type { Filling } from "./filling";

/** Whether a caution is about this very filling. */
export function concerns(caution: Caution, filling: Filling): boolean {
  const { fillings = [], least = 0 } = caution;
  if (fillings.length) {
    const said = JSON.stringify(filling);
    return fillings.some((one) => JSON.stringify(one) === said);
  }
  return least === 0 || (filling.at(-1)?.[0] ?? 0) >= least;
}

/** What is to be confirmed before a verb is said so; undefined: nothing. */
export function graveOf(asks: Ask[], verb: string, filling: Filling): Caution | undefined {
  const cautions = asks.filter((ask) => ask.verb === verb).flatMap((ask) => ask.cautions ?? []);
  return cautions.find((caution) => caution.weight === "grave" && concerns(caution, filling));
}

/** What holds of a verb however it is filled in. */
export function cautionsOf(asks: Ask[], verb: string): Caution[] {
  const cautions = asks.filter((ask) => ask.verb === verb).flatMap((ask) => ask.cautions ?? []);
  return cautions.filter(({ fillings = [], least = 0 }) => !fillings.length && !least);
}

/** Whether a verb is dangerous however it is filled in: then it is nobody's first choice. */
export function isDangerous(asks: Ask[], verb: string): boolean {
  return cautionsOf(asks, verb).some(({ weight }) => weight !== "note");
}
