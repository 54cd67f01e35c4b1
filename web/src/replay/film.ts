/** The frames of a game, fetched in handfuls and kept. */

import { api } from "../house/api";
import type { Frame, Frames, Over } from "../wire";

export const HANDFUL = 200;

export interface Film {
  total: number;
  turns: number[];
  frames: Frame[];
  over: Over | null;
}

export type Fetch = (first: number, last: number) => Promise<Frames>;

/** All frames up to the last, whatever their number: from 0, or the present alone where one may not look back. */
export async function wholeFilm(fetch: Fetch): Promise<Film> {
  const start = await fetch(0, HANDFUL - 1);
  const frames = [...start.frames];
  while (start.first + frames.length <= start.total) {
    const more = await fetch(frames.length, Math.min(frames.length + HANDFUL - 1, start.total));
    if (!more.frames.length) break;
    frames.push(...more.frames);
  }
  const turns = start.turns.map((turn) => turn - start.first);
  return { total: frames.length - 1, turns, frames, over: start.over };
}

export function filmOf(key: string, seat: number | null, secret: string): Promise<Film> {
  return wholeFilm((first, last) => api.frames(key, first, last, seat, secret));
}
