/** What a portrait is made of: paths, one upon the other, in a field of 200 by 200. */

export interface Shape {
  d: string;
  /** none: a line alone */
  fill?: string;
  /** the keyline around it, or a line of its own */
  line?: string;
  width?: number;
  opacity?: number;
  /** what it encloses twice is left open */
  open?: boolean;
}

export const KEY = "#211b14";
export const KEYLINE = 4;

/** A patch of ink within the keyline. */
export function patch(d: string, fill: string): Shape {
  return { d, fill, line: KEY, width: KEYLINE };
}

/** Ink without a line around it. */
export function flat(d: string, fill: string, opacity = 1): Shape {
  return { d, fill, opacity };
}

export function stroke(d: string, line: string = KEY, width = KEYLINE): Shape {
  return { d, line, width };
}

export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Many that grow into one: the keyline runs around all of them. */
export function heap(parts: string[], fill: string): Shape[] {
  const d = parts.join("");
  return [{ d, fill, line: KEY, width: KEYLINE * 1.7 }, flat(d, fill)];
}

/** The other side of something drawn on the left, the face being the same on both. */
export function both(left: string, right: string): string {
  return left + right;
}
