/** How long what others do is looked at. */

import type { WireEvent } from "../../wire";
import { lasts, verdict } from "./verdicts";

export const ROLL_MS = 620;
export const STEP_MS = 130;
export const FLIGHT_MS = 900;
const BREATH_MS = 250;
const THROWS = ["dice-rolled", "customs-rolled", "tax-rolled"];
const PAUSES: Record<string, number> = { "price-announced": 500, "customs-reached": 500, "card-drawn": 400 };

export function throwsDice(events: WireEvent[]): boolean {
  return events.some(({ is }) => THROWS.includes(is));
}

/** As long as dice roll, and the pawn walks or flies: never farther than the dice say. */
export function travelTime(events: WireEvent[]): number {
  const rolled = events.find(({ is }) => THROWS.includes(is));
  const moves = events.some(({ is }) => is === "pawn-moved" || is === "fork-reached");
  const steps = moves ? (rolled ? Number(rolled.white) + Number(rolled.red) : 1) : 0;
  const flight = events.some(({ is }) => is === "flight-taken") ? FLIGHT_MS : 0;
  return (rolled ? ROLL_MS : 0) + steps * STEP_MS + flight;
}

export function lingers(events: WireEvent[]): number {
  const travel = travelTime(events);
  const decided = verdict(events);
  const pause = Math.max(0, ...events.map(({ is }) => PAUSES[is] ?? 0));
  return travel + (travel ? BREATH_MS : 0) + (decided ? lasts(decided) : pause);
}
