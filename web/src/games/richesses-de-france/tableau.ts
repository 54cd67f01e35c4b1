/** What is shown of a move: pawns that travel along the road, dice that fall, cards that turn; the last stays to be read. */

import type { Move } from "../module";
import type { Act, Beat } from "../../table/pacing";
import { lasts, moments, type Leg, type Moment, type Show, type Stamp } from "./moments";

const ROLL_MS = 700;
const AGAIN_MS = 450; // a die that is thrown again
const MOST_MS = 6500;
const THROWN: Show["is"][] = ["toll", "work", "bet"];
const STAYS: Show["is"][] = ["card", "toll", "bet", "match", "home"];

/** A pawn on its way. */
export interface Way extends Leg {
  from: number;
  ms: number;
}

export interface Tableau {
  /** where the pawns are by now */
  towns: number[];
  way: Way | null;
  stamp: Stamp | null;
  show: Show | null;
  /** which throw of a match is seen */
  round: number;
  /** the dice lie, and what they bring is known */
  fallen: boolean;
  /** all has been shown, and this is left to be read */
  stays: boolean;
}

export function act({ before, events }: Move<"richesses-de-france">): Act<Tableau> {
  const found = moments(events);
  const whole = found.reduce((sum, moment) => sum + lasts(moment), 0);
  const share = Math.min(1, MOST_MS / Math.max(1, whole));
  let bare: Tableau = {
    towns: before.towns,
    way: null,
    stamp: null,
    show: null,
    round: 0,
    fallen: false,
    stays: false,
  };
  const first: Beat<Tableau>[] = [];
  for (const moment of found) {
    first.push(...beatsOf(bare, moment, share));
    if (moment.is === "leg") bare = { ...bare, towns: bare.towns.with(moment.seat, moment.town) };
  }
  const last = first.findLast(({ shows }) => shows?.show)?.shows;
  const stays = last?.show && STAYS.includes(last.show.is);
  return { first, then: stays ? [{ ms: 0, shows: { ...last, stays } }] : [] };
}

function beatsOf(bare: Tableau, moment: Moment, share: number): Beat<Tableau>[] {
  const ms = lasts(moment) * share;
  if (moment.is === "stamp") return [{ ms, sound: "stamp", shows: { ...bare, stamp: moment } }];
  if (moment.is === "leg") return wayOf(bare, moment, ms);
  const show: Tableau = { ...bare, show: moment };
  if (moment.is === "match") return matchOf(show, moment.throws.length, ms);
  if (!THROWN.includes(moment.is)) return [{ ms, sound: "paper", shows: { ...show, fallen: true } }];
  return [
    { ms: ROLL_MS * share, sound: "dice", shows: show },
    { ms: ms - ROLL_MS * share, shows: { ...show, fallen: true } },
  ];
}

function wayOf(bare: Tableau, leg: Leg, ms: number): Beat<Tableau>[] {
  const from = bare.towns[leg.seat];
  if (from === undefined || from < 0 || from === leg.town) return [];
  return [{ ms, sound: "step", shows: { ...bare, way: { ...leg, from, ms } } }];
}

/** Two dice, as often as they are equal. */
function matchOf(show: Tableau, throws: number, ms: number): Beat<Tableau>[] {
  const each = ms / (throws + 2);
  return Array.from({ length: throws }, (_, round) => [
    { ms: Math.min(each, AGAIN_MS), sound: "dice" as const, shows: { ...show, round } },
    { ms: round === throws - 1 ? 2 * each : each / 2, shows: { ...show, round, fallen: true } },
  ]).flat();
}
