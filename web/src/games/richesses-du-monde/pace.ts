/** How long what others do is looked at. */

import type { RichessesDuMondeEvent } from "../../wire";
import { ROLL_MS, STEP_MS } from "./theatre.svelte";

const READING_MS = 2600; // a news card
const BREATH_MS = 350;
const LOOKS: Partial<Record<RichessesDuMondeEvent["is"], number>> = {
  "title-bought": 650,
  "royalty-paid": 1100,
  "lot-sold": 1300,
  "lot-to-bank": 1100,
  "holding-sold": 1300,
  "exchange-made": 1300,
  associated: 1800,
  "went-bankrupt": 2200,
  "tour-completed": 700,
};

/** As long as dice roll and the pawn walks. */
export function travelTime(events: RichessesDuMondeEvent[]): number {
  const rolled = events.find((event) => event.is === "dice-rolled");
  return rolled ? ROLL_MS + (rolled.white + rolled.red) * STEP_MS : 0;
}

/** A throw takes its dice and its steps; everything else its moment. */
export function lingers(events: RichessesDuMondeEvent[]): number {
  const travel = travelTime(events);
  const walk = travel ? travel + BREATH_MS : 0;
  const news = events.some(({ is }) => is === "news-read") ? READING_MS : 0;
  return walk + news + Math.max(0, ...events.map(({ is }) => LOOKS[is] ?? 0));
}
