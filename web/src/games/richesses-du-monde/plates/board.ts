/** The size at which the pictures draw the board, and where some of its squares lie. */

import { contentsOf } from "../contents";
import type { TableProps } from "../props";

export const WIDTH = 1080;
export const HEIGHT = 780;
const EDGE = 18.5; // around all squares, as the board has it
const GAP = 4; // between two of them

/** So many columns and rows of the board, from one square on. */
export function partOf(props: TableProps, from: string, columns: number, rows: number) {
  const contents = contentsOf(props);
  const { x, y } = contents.squares[props.edition.ids.square!.indexOf(from)]!;
  const wide = (WIDTH - 2 * EDGE + GAP) / contents.columns;
  const high = (HEIGHT - 2 * EDGE + GAP) / contents.rows;
  return {
    x: EDGE - GAP + x * wide,
    y: EDGE - GAP + y * high,
    w: columns * wide + GAP,
    h: rows * high + GAP,
  };
}
