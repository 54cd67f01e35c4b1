/** What lies on the table of the casino, as one of the bets that are asked for. */

import { find, someOf } from "../../../ask/asks";
import type { FranceBetView } from "../../../wire";
import type { Ask } from "../props";
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
  times: number;
}

/** Another number joins those picked; when that is too many, it takes the place of the oldest. */
export function pickFace({ faces }: Picked, face: number, asks: Ask[]): Picked {
  const others = faces.filter((one) => one !== face);
  const most = someOf(find(asks, NUMBERS), "faces")?.most ?? 1;
  return { colour: null, faces: others.length < faces.length ? others : [...faces, face].slice(-most) };
}

/** Null: nothing is picked. What it may bring, the table says. */
export function betOf({ colour, faces }: Picked, bets: FranceBetView[]): Bet | null {
  if (colour === null && !faces.length) return null;
  const verb = colour !== null ? COLOUR : faces.length === 1 ? NUMBER : NUMBERS;
  const { chances, times } = bets.find((bet) => bet.verb === verb)!;
  const picked = colour !== null ? [colour] : faces.toSorted((one, other) => one - other);
  return { verb, picked, chances: chances[colour ?? 0]!, times };
}
