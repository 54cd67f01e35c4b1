/** The ladder of signs: what the next rungs cost, and who stands where. */

import type { CresusView } from "../../wire";
import type { Box, Sign } from "./box";

/** The rungs above a player, the next first. */
export function nextSigns(box: Box, climbed: number, count: number): Sign[] {
  return box.signs.slice(climbed, climbed + count);
}

export function priceOf(signs: Sign[]): number {
  return signs.reduce((total, { price }) => total + price, 0);
}

/** « La banque le rachète à 50 % de sa valeur initiale » */
export function refundOf(box: Box, climbed: number): number {
  return Math.floor((box.signs[climbed - 1]?.price ?? 0) / 2);
}

/** Who stands on each rung; the first is the floor. */
export function standing(view: CresusView, box: Box): number[][] {
  return Array.from({ length: box.signs.length + 1 }, (_, rung) =>
    view.signs.flatMap((climbed, seat) => (climbed === rung ? [seat] : [])),
  );
}
