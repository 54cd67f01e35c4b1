/** Strokes on a wall: four upright, the fifth across them. */

export interface Stroke {
  x: number;
  across: boolean;
}

const STEP = 7;
const GROUP = 5;
const SPACE = 9; // between two groups

export function strokes(years: number): Stroke[] {
  return Array.from({ length: Math.max(0, years) }, (_, year) => {
    const group = Math.floor(year / GROUP);
    return { x: 5 + year * STEP + group * (SPACE - STEP), across: year % GROUP === GROUP - 1 };
  });
}
