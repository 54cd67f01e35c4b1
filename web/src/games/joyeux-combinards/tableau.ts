/** What is shown of a move: dice that roll, a pawn on its way, and then what came of it. */

import type { JoyeuxCombinardsEvent } from "../../wire";
import type { Move } from "../module";
import type { Act, Beat } from "../../table/pacing";
import { contentsOf } from "./contents";
import { walk } from "./track";
import { lasts, verdict, type Verdict } from "./verdicts";

export const ROLL_MS = 620;
export const STEP_MS = 130;
const FLIGHT_MS = 900;
const BREATH_MS = 250;
const PAUSES: Partial<Record<JoyeuxCombinardsEvent["is"], number>> = {
  "price-announced": 500,
  "customs-reached": 500,
  "card-drawn": 400,
};

export interface Tableau {
  /** the dice as they will lie; null: as the position has them */
  dice: { white: number; red: number } | null;
  rolling: boolean;
  /** whose pawn is on its way, and the square it has come to; null: nobody's */
  walker: { seat: number; square: number; flies: boolean } | null;
  verdict: Verdict | null;
  /** the price announced just before: the view forgets it when the card is turned up; 0: nobody saw it here */
  announced: number;
}

type MoveHere = Move<"joyeux-combinards">;

const BARE: Tableau = { dice: null, rolling: false, walker: null, verdict: null, announced: 0 };

export function act(move: MoveHere): Act<Tableau> {
  const { before, events } = move;
  const thrown = events.find(isThrow);
  const dice = thrown ? { white: thrown.white, red: thrown.red } : null;
  const rolls: Beat<Tableau>[] = dice
    ? [{ ms: ROLL_MS, sound: "dice", shows: { ...BARE, dice, rolling: true } }]
    : [];
  const travels = travelOf(move).map((beat) => ({ ...beat, shows: { ...beat.shows, dice } }));
  const decided = verdict(events);
  if (!decided) {
    const pause = Math.max(0, ...events.map(({ is }) => PAUSES[is] ?? 0));
    const breath = rolls.length || travels.length ? BREATH_MS : 0;
    return { first: [...rolls, ...travels], then: [{ ms: breath + pause }] };
  }
  const shows = { ...BARE, verdict: decided, announced: before.bluff?.price ?? 0 };
  return {
    first: [...rolls, ...travels, { ms: lasts(decided), shows, sound: "stamp" }],
    then: [{ ms: 0, shows }],
  };
}

function isThrow(event: JoyeuxCombinardsEvent) {
  return event.is === "dice-rolled" || event.is === "customs-rolled" || event.is === "tax-rolled";
}

/** Whoever has moved walks one square at a time, or flies. */
function travelOf({ before, after, events, edition }: MoveHere): (Beat<Tableau> & { shows: Tableau })[] {
  const seat = after.squares.findIndex((square, one) => square !== before.squares[one]);
  if (seat < 0) return [];
  const [from, to] = [before.squares[seat]!, after.squares[seat]!];
  if (events.some(({ is }) => is === "flight-taken"))
    return [{ ms: FLIGHT_MS, shows: { ...BARE, walker: { seat, square: to, flies: true } } }];
  return (walk(contentsOf({ edition }), from, to) ?? []).map((square) => ({
    ms: STEP_MS,
    sound: "step",
    shows: { ...BARE, walker: { seat, square, flies: false } },
  }));
}
