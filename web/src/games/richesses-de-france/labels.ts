/** Where the names of towns are written, so that no name lies upon another or upon a town. */

import type { Point } from "./atlas";
import { PLATE } from "./fares";

export interface Wanted extends Point {
  number: number;
  name: string;
  /** the first are placed first */
  rank: number;
  /** of the letters, in pixels */
  size: number;
  /** of the mark, in pixels: the name stands beside it */
  radius: number;
}

export interface Label {
  number: number;
  /** in pixels, from the town */
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GREAT = 1; // the rank of names that are never left out for a mark
const GAP = 2;
const BOLD = 1.08; // great names are written in heavier letters
const HEIGHT = 0.98; // of a line, in parts of its size
const BASE = 0.34; // from the middle of a line down to where its letters stand
const CELL = 80; // pixels: names and marks are looked for in their own cell and those beside it

/** At so many pixels for a kilometre. What finds no room is left out; a great name may lie upon a mark or a fare if it
 * must. */
export function placeLabels(towns: Wanted[], scale: number, fares: Point[] = []): Map<number, Label> {
  const marks = new Cells();
  const names = new Cells();
  for (const fare of fares) marks.add(plateOf(fare, scale));
  for (const { x, y, radius } of towns) marks.add(around(x * scale, y * scale, radius));
  const placed = new Map<number, Label>();
  for (const town of [...towns].sort((one, other) => one.rank - other.rank)) {
    const free = spots(town).filter((label) => !names.meets(rectOf(label, town, scale)));
    const own = around(town.x * scale, town.y * scale, town.radius);
    const hidden = free.map((label) => marks.hiddenBy(rectOf(label, town, scale), own));
    const least = Math.min(...hidden);
    const label = least === 0 || town.rank <= GREAT ? free[hidden.indexOf(least)] : undefined;
    if (!label) continue;
    names.add(rectOf(label, town, scale));
    placed.set(town.number, label);
  }
  return placed;
}

function spots({ number, radius, size }: Wanted): Label[] {
  const side = radius + GAP;
  const near = radius * 0.7 + GAP;
  const up = radius + GAP + (size * HEIGHT) / 2;
  const slant = radius * 0.6 + (size * HEIGHT) / 2;
  return [
    { number, dx: side, dy: 0, anchor: "start" },
    { number, dx: -side, dy: 0, anchor: "end" },
    { number, dx: 0, dy: -up, anchor: "middle" },
    { number, dx: 0, dy: up, anchor: "middle" },
    { number, dx: near, dy: -slant, anchor: "start" },
    { number, dx: near, dy: slant, anchor: "start" },
    { number, dx: -near, dy: -slant, anchor: "end" },
    { number, dx: -near, dy: slant, anchor: "end" },
  ];
}

function rectOf({ dx, dy, anchor }: Label, { x, y, name, size }: Wanted, scale: number): Rect {
  const width = widthOf(name) * size * BOLD;
  const before = anchor === "start" ? 0 : anchor === "end" ? width : width / 2;
  const left = x * scale + dx - before;
  const half = (size * HEIGHT) / 2;
  return { left, right: left + width, top: y * scale + dy - half, bottom: y * scale + dy + half };
}

function plateOf({ x, y }: Point, scale: number): Rect {
  const { aside, up, down } = PLATE;
  const [left, top] = [x * scale - aside, y * scale - up];
  return { left, right: left + 2 * aside, top, bottom: top + up + down };
}

/** Down from the middle of the line to where the letters stand. */
export function baseline(size: number): number {
  return size * BASE;
}

/** In parts of the letters' size. */
export function widthOf(name: string): number {
  let width = 0;
  for (const letter of name)
    width += NARROW.includes(letter)
      ? 0.32
      : WIDE.includes(letter)
        ? 0.85
        : /[A-ZÉÈÎ]/.test(letter)
          ? 0.7
          : 0.58;
  return width;
}

const NARROW = "iljtfrI’'-. î";
const WIDE = "mwMWO";

function around(x: number, y: number, radius: number): Rect {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** What is taken, found again by where it lies. */
class Cells {
  private readonly cells = new Map<string, Rect[]>();

  add(rect: Rect): void {
    for (const cell of cellsOf(rect)) this.cells.set(cell, [...(this.cells.get(cell) ?? []), rect]);
  }

  meets(rect: Rect): boolean {
    return this.near(rect).some((other) => overlap(rect, other) > 0);
  }

  /** How much of what lies there would be hidden, the town's own mark aside. */
  hiddenBy(rect: Rect, own: Rect): number {
    const others = this.near(rect).filter((other) => !same(other, own));
    return others.reduce((sum, other) => sum + overlap(rect, other), 0);
  }

  private near(rect: Rect): Rect[] {
    return [...new Set(cellsOf(rect).flatMap((cell) => this.cells.get(cell) ?? []))];
  }
}

function cellsOf({ left, right, top, bottom }: Rect): string[] {
  const found: string[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) found.push(`${x} ${y}`);
  return found;
}

function same(one: Rect, other: Rect): boolean {
  return one.left === other.left && one.top === other.top && one.right === other.right;
}

/** The area that both cover. */
function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
