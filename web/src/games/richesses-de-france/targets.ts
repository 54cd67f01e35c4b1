/** The towns that may be pressed now, and what that does. */

import type { FranceWayView } from "../../wire";
import type { TableProps } from "./props";
import { choicesOf } from "../../ask/asks";
import { DISPLACE, SEEK, START, TRAVEL, seen } from "./seen";

export interface Target {
  town: number;
  /** by way of travelling; null: the town is only named */
  way: FranceWayView | null;
  verb: (typeof TRAVEL)[number] | (typeof NAMED)[number];
  amount: number;
}

export interface Press {
  /** a first touch only looks */
  byTouch: boolean;
  /** pass by, and go on from there */
  through: boolean;
}

const NAMED = [DISPLACE, START, SEEK] as const;

/** Whether one may pass by the next point without having to stop. */
export function leadsOn({ way }: Target): boolean {
  return way?.points.length === 1 && way.goes_on;
}

/** The ways of travelling that lead somewhere now, the fastest first. */
export function modes(props: Pick<TableProps, "view" | "asks">): number[] {
  const offered = [2, 1, 0].filter((mode) => choicesOf(props.asks, TRAVEL[mode]!).length > 0);
  return offered.filter((mode) => seen(props).reach.some((way) => way.mode === mode));
}

/** How I travel: as chosen, while that leads somewhere; else as fast as can be. */
export function modeNow(props: Pick<TableProps, "view" | "asks" | "looks">): number | null {
  const offered = modes(props);
  return props.looks.mode !== null && offered.includes(props.looks.mode)
    ? props.looks.mode
    : (offered[0] ?? null);
}

export function targets(props: Pick<TableProps, "view" | "asks">, mode: number | null): Map<number, Target> {
  const found = new Map<number, Target>();
  if (mode !== null && modes(props).includes(mode))
    for (const way of seen(props).reach)
      if (way.mode === mode) {
        const town = way.points.at(-1)!;
        found.set(town, { town, way, verb: TRAVEL[mode]!, amount: way.amount });
      }
  for (const verb of NAMED)
    for (const town of choicesOf(props.asks, verb))
      if (!found.has(town)) found.set(town, { town, way: null, verb, amount: 0 });
  return found;
}
