/** The size at which the pictures draw the board, and where a part of it lies, square by square. */

import { contentsOf } from "../contents";
import type { TableProps } from "../props";
import { area, layOut } from "../sheet";

export const WIDTH = 1040;
export const HEIGHT = 720;
export const PADDING = 9; // the board's own

interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** From one square to another, as column and row, both included. */
export function partOf(props: TableProps, from: [number, number], to: [number, number]): Part {
  const sheet = layOut(contentsOf(props), WIDTH - 2 * PADDING, HEIGHT - 2 * PADDING, 4);
  const { x, y, w, h } = area(sheet, ...from, ...to);
  return { x: x + PADDING, y: y + PADDING, w, h };
}
