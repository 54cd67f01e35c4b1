/** What lies on the table of the casino, as a bet. */

import type { Atlas } from "../atlas";
import { type BETS, COLOUR, NUMBER, NUMBERS } from "../seen";

export interface Picked {
  colour: number | null;
  faces: number[];
}

export interface Bet {
  verb: (typeof BETS)[number];
  /** what fills the first blank */
  picked: number[];
  /** faces of the die that win */
  chances: number;
  /** what the stake brings besides itself */
  odds: number;
}

const TWO = 2;
const COLOURS = ["red", "blue"];

/** A second number joins the first; a third takes the place of the oldest. */
export function pickFace({ faces }: Picked, face: number): Picked {
  const others = faces.filter((one) => one !== face);
  return { colour: null, faces: others.length < faces.length ? others : [...faces, face].slice(-TWO) };
}

/** Null: nothing is picked. The odds come from the table: on a colour, on one number, on two. */
export function betOf(picked: Picked, faces: Atlas["faces"], odds: number[]): Bet | null {
  if (picked.colour !== null) {
    const chances = faces.filter(({ colour }) => colour === COLOURS[picked.colour!]).length;
    return { verb: COLOUR, picked: [picked.colour], chances, odds: odds[0] ?? 0 };
  }
  const chosen = [...picked.faces].sort((one, other) => one - other);
  if (chosen.length === 1) return { verb: NUMBER, picked: chosen, chances: 1, odds: odds[1] ?? 0 };
  return chosen.length === TWO ? { verb: NUMBERS, picked: chosen, chances: TWO, odds: odds[2] ?? 0 } : null;
}
