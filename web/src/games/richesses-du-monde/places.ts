/** Where pawns stand on the squares of the sheet, so that names can be read beside them. */

import type { TableProps } from "./props";
import { contentsOf } from "./contents";
import { seen, sides, squareOf } from "./seen";
import { homeOf } from "./track";

const ROW = 3;
const SECOND_ROW = 0.36; // in parts of a square
/** From the middle of a square, in parts of it: beside what is written there, or at its foot where it is small. */
const LARGE = { right: 0.34, feet: 0.1, apart: 0.14 };
const SMALL = { right: 0.22, feet: 0.44, apart: 0.2 };

export interface Spot {
  x: number;
  y: number;
}

/** The first stands at the right; others come up behind it, six in two rows. */
export function spotIn(place: number, company: number, small: boolean): Spot {
  const { right, feet, apart } = small ? SMALL : LARGE;
  const row = Math.floor(place / ROW);
  return {
    x: right - (place % ROW) * apart,
    y: feet + (company > ROW && !small ? (row - 0.5) * SECOND_ROW : -row * SECOND_ROW),
  };
}

/** How many pawns stand on each square, by the number it is drawn under. */
export function guestsBySquare(props: TableProps): Map<number, number> {
  const found = new Map<number, number>();
  for (const side of sides(seen(props))) {
    const home = homeOf(contentsOf(props), squareOf(props, side));
    found.set(home, (found.get(home) ?? 0) + 1);
  }
  return found;
}
