/** What is shown of a move: dice that roll, a pawn on its way, the stamp on a deal, the news card that lies open. */

import type { RichessesDuMondeEvent } from "../../wire";
import type { Move } from "../module";
import type { Act, Beat } from "../../table/pacing";
import { walk } from "./track";
import { verdict, type Verdict } from "./windows/verdicts";

export const ROLL_MS = 620;
export const STEP_MS = 130;
const BREATH_MS = 350;
const STAMP_MS = 1500;
const READING_MS = 2600; // a news card
const LOOKS: Partial<Record<RichessesDuMondeEvent["is"], number>> = {
  "title-bought": 800,
  "royalty-paid": 1300,
  "tour-completed": 700,
};

/** A news card that has been read, and by whom. */
export interface Read {
  seat: number;
  card: number;
}

export interface Tableau {
  is: "throw" | "stamp" | "news";
  /** the dice as they will lie; null: as the position has them */
  dice: { white: number; red: number } | null;
  rolling: boolean;
  /** whose pawn is on its way, and the square it has come to; null: nobody's */
  walker: { side: number; square: number } | null;
  verdict: Verdict | null;
  news: Read | null;
}

const BARE: Omit<Tableau, "is"> = { dice: null, rolling: false, walker: null, verdict: null, news: null };

export function act({ before, after, events }: Move<"richesses-du-monde">): Act<Tableau> {
  const thrown = events.find((event) => event.is === "dice-rolled");
  const stamps = stampOf(events);
  const walks = thrown ? throwOf(thrown, before.squares, before.ahead, after.squares) : [];
  return { first: thrown ? [...walks, ...stamps] : stamps, then: lastOf(events) };
}

/** The dice roll, then whoever has moved walks square by square. */
function throwOf(
  { seat, white, red }: { seat: number; white: number; red: number },
  from: number[],
  ahead: number[][],
  to: number[],
): Beat<Tableau>[] {
  const dice = { white, red };
  const side = to.findIndex((square, one) => square !== from[one]);
  const way = side < 0 ? null : walk(ahead[side]!, to[side]!);
  const start = side < 0 ? { side: seat, square: from[seat]! } : { side, square: from[side]! };
  const steps = (way ?? []).map((square): Beat<Tableau> => ({
    ms: STEP_MS,
    sound: "step",
    shows: { ...BARE, is: "throw", dice, walker: { side, square } },
  }));
  const rolls: Beat<Tableau> = {
    ms: ROLL_MS,
    sound: "dice",
    shows: { ...BARE, is: "throw", dice, rolling: true, walker: start },
  };
  const rests: Beat<Tableau> = {
    ms: BREATH_MS,
    shows: steps.at(-1)?.shows ?? { ...BARE, is: "throw", dice, walker: start },
  };
  return [rolls, ...steps, rests];
}

/** A deal is stamped while it still lies there: no stamp can fall on the next one. */
function stampOf(events: RichessesDuMondeEvent[]): Beat<Tableau>[] {
  const ended = verdict(events);
  return ended ? [{ ms: STAMP_MS, sound: "stamp", shows: { ...BARE, is: "stamp", verdict: ended } }] : [];
}

function lastOf(events: RichessesDuMondeEvent[]): Beat<Tableau>[] {
  const read = events.find((event) => event.is === "news-read");
  if (!read) return [{ ms: Math.max(0, ...events.map(({ is }) => LOOKS[is] ?? 0)) }];
  return [
    {
      ms: READING_MS,
      sound: "paper",
      shows: { ...BARE, is: "news", news: { seat: read.seat, card: read.card } },
    },
  ];
}
