/** How a game went, from its frames: the curve of each seat, and the moments that moved the scores most. */

import type { Frame, WireEvent } from "../wire";

const MOST_TOLD = 3;

export interface Swing {
  frame: number;
  seat: number;
  points: number;
}

/** The scores of every frame; frames without scores repeat the ones before. */
export function scoresOverTime(frames: Frame[]): number[][] {
  const all: number[][] = [];
  for (const frame of frames) {
    const scores = frame.scores ?? all.at(-1);
    if (scores) all.push(scores);
  }
  return all;
}

/** The largest gains and losses of one seat by one action, the largest first. */
export function largestSwings(frames: Frame[], most: number): Swing[] {
  const swings: Swing[] = [];
  for (let place = 1; place < frames.length; place++) {
    const before = frames[place - 1]!.scores;
    const after = frames[place]!.scores;
    if (!before || !after) continue;
    after.forEach((score, seat) => {
      const points = score - (before[seat] ?? 0);
      if (points !== 0) swings.push({ frame: place, seat, points });
    });
  }
  return swings.sort((one, other) => Math.abs(other.points) - Math.abs(one.points)).slice(0, most);
}

/** Of the events of one action, those that tell of a swing: the one that names the points, or else all about the seat. */
export function tellingOf(events: WireEvent[], swing: Swing): WireEvent[] {
  const about = events.filter((event) => event.seat === swing.seat);
  const exact = about.filter((event) => Object.values(event).includes(Math.abs(swing.points)));
  if (exact.length) return exact.slice(0, 1);
  return (about.length ? about : events).slice(0, MOST_TOLD);
}

/** The last frame at which the winner was not ahead: from then on nobody caught up. */
export function lastLeadChange(scores: number[][], winner: number): number | null {
  for (let place = scores.length - 1; place >= 0; place--) {
    const row = scores[place]!;
    const ahead = row.every((score, seat) => seat === winner || score < row[winner]!);
    if (!ahead) return place + 1 < scores.length ? place + 1 : null;
  }
  return 0;
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
