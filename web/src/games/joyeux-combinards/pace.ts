/** How long what others do is looked at. */

import type { JoyeuxCombinardsEvent } from "../../wire";
import { lasts, verdict } from "./verdicts";

export const ROLL_MS = 620;
export const STEP_MS = 130;
export const FLIGHT_MS = 900;
const BREATH_MS = 250;
const PAUSES: Partial<Record<JoyeuxCombinardsEvent["is"], number>> = {
  "price-announced": 500,
  "customs-reached": 500,
  "card-drawn": 400,
};

function isThrow(event: JoyeuxCombinardsEvent) {
  return event.is === "dice-rolled" || event.is === "customs-rolled" || event.is === "tax-rolled";
}

export function throwsDice(events: JoyeuxCombinardsEvent[]): boolean {
  return events.some(isThrow);
}

/** As long as dice roll, and the pawn walks or flies: never farther than the dice say. */
export function travelTime(events: JoyeuxCombinardsEvent[]): number {
  const rolled = events.find(isThrow);
  const moves = events.some(({ is }) => is === "pawn-moved" || is === "fork-reached");
  const steps = moves ? (rolled ? rolled.white + rolled.red : 1) : 0;
  const flight = events.some(({ is }) => is === "flight-taken") ? FLIGHT_MS : 0;
  return (rolled ? ROLL_MS : 0) + steps * STEP_MS + flight;
}

export function lingers(events: JoyeuxCombinardsEvent[]): number {
  const travel = travelTime(events);
  const decided = verdict(events);
  const pause = Math.max(0, ...events.map(({ is }) => PAUSES[is] ?? 0));
  return travel + (travel ? BREATH_MS : 0) + (decided ? lasts(decided) : pause);
}
