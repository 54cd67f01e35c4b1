/** Where a real thing is that the coach points at: boards, hands and buttons mark themselves with `data-…`. */

import type { Part } from "../table/attention";

/** The thing « nation 12 », « verb play-card », « part scores » as a selector. */
export function selectorOf(points: string): string {
  const [kind, ...which] = points.split(" ");
  const marked = which.length ? `[data-${kind}="${which.join(" ")}"]` : `[data-${kind}]`;
  return kind === "seat" ? `li${marked}` : marked; // not the tab of somebody's hand
}

const PARTS: Record<string, Part> = {
  seat: "scores",
  card: "hand",
  product: "hand",
  vehicle: "hand",
  region: "hand",
};
const BY_NAME: Record<string, Part> = { journal: "log", hand: "hand", scores: "scores", board: "board" };
const ASKED = ["verb", "choice", "title", "share", "part bid", "part take-back"];

/** The part of a phone's screen in which it is looked for; null: wherever the question stands. */
export function partOf(points: string): Part | null {
  const [kind = "", which = ""] = points.split(" ");
  if (ASKED.includes(kind) || ASKED.includes(points)) return null;
  return kind === "part" ? (BY_NAME[which] ?? "board") : (PARTS[kind] ?? "board");
}

/** The largest of those that are in sight; null: none is. */
export function findThing(points: string, root: ParentNode = document): Element | null {
  let found: Element | null = null;
  let most = 0;
  for (const thing of root.querySelectorAll(selectorOf(points))) {
    const { width, height } = inSight(thing);
    if (width * height > most) {
      most = width * height;
      found = thing;
    }
  }
  return found;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What of the thing lies within the window and within whatever clips it. */
export function inSight(thing: Element): Rect {
  let seen = rectOf(thing.getBoundingClientRect());
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible")
      seen = common(seen, rectOf(around.getBoundingClientRect()));
  }
  return common(seen, { x: 0, y: 0, width: innerWidth, height: innerHeight });
}

function rectOf({ x, y, width, height }: DOMRect): Rect {
  return { x, y, width, height };
}

export function common(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x);
  const height = Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y);
  return { x, y, width, height };
}

/** Whether two things lie so near to each other that nothing fits between them. */
export function areNear(one: Rect, other: Rect, by: number): boolean {
  const wider = { x: one.x - by, y: one.y - by, width: one.width + 2 * by, height: one.height + 2 * by };
  const { width, height } = common(wider, other);
  return width > 0 && height > 0;
}

/** An arrow to the edge of a thing, from whoever speaks of it: where it begins, where its point is. */
export function arrowTo(thing: Rect, speaker: Rect, length: number): { from: Point; to: Point } {
  const at = centre(thing);
  const away = { x: centre(speaker).x - at.x, y: centre(speaker).y - at.y };
  const far = Math.hypot(away.x, away.y) || 1;
  const unit = { x: away.x / far, y: away.y / far };
  const edge = Math.min(
    unit.x ? thing.width / 2 / Math.abs(unit.x) : Infinity,
    unit.y ? thing.height / 2 / Math.abs(unit.y) : Infinity,
  );
  const on = (distance: number): Point => ({ x: at.x + unit.x * distance, y: at.y + unit.y * distance });
  return { from: on(edge + length), to: on(edge + 8) };
}

export interface Point {
  x: number;
  y: number;
}

function centre({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
