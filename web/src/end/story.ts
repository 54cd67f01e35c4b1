/** How a game went, for the eye: the scores all along, and the curve of each seat. */

import type { Frame, Story } from "../wire";

/** The scores of every frame; frames without scores repeat the ones before. */
export function scoresOverTime(frames: Frame[]): number[][] {
  const all: number[][] = [];
  for (const frame of frames) {
    const scores = frame.scores ?? all.at(-1);
    if (scores) all.push(scores);
  }
  return all;
}

/** The scores after every action, of which the story names only those that changed them. */
export function scoresAllAlong({ total, scores }: Story): number[][] {
  const all: number[][] = [];
  for (const [place, from] of scores.entries()) {
    const until = scores[place + 1]?.number ?? total + 1;
    for (let number = from.number; number < until; number++) all.push(from.scores);
  }
  return all;
}

export interface Curve {
  lines: { x: number; y: number }[][];
  /** values on the left axis with their height, from the lowest to the highest */
  marks: { value: number; y: number }[];
  zero: number;
}

/** Points in a box of width by height, higher scores higher up. */
export function curve(scores: number[][], width: number, height: number): Curve {
  const all = scores.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = niceStep((high - low) / 6);
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const y = (value: number) => height - ((value - bottom) / (top - bottom)) * height;
  const x = (place: number) => (scores.length < 2 ? 0 : (place / (scores.length - 1)) * width);
  const seats = scores[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    scores.map((row, place) => ({ x: x(place), y: y(row[seat] ?? 0) })),
  );
  const marks: Curve["marks"] = [];
  for (let value = bottom; value <= top; value += step) marks.push({ value, y: y(value) });
  return { lines, marks, zero: y(0) };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? 10 * power;
}
