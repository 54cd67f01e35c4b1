/** What this browser adds to the luck of its tables, and what the houses promised there: kept to compare at the end. */

import { keep, kept } from "../house/kept";
import type { TableInfo } from "../wire";
import { hex } from "./sha256";

export interface Seen {
  key: string;
  commitment: string;
  /** empty until the game begins */
  root: string;
  /** by seat: what was added from here */
  salts: Record<number, string>;
}

const NAME = "promises";
const MOST = 100;
const SALT_BYTES = 16;

export function newSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

export function seenAt(key: string): Seen | null {
  return kept<Seen[]>(NAME, []).find((seen) => seen.key === key) ?? null;
}

function note(seen: Seen): void {
  const others = kept<Seen[]>(NAME, []).filter((other) => other.key !== seen.key);
  keep(NAME, [...others, seen].slice(-MOST));
}

/** What was seen first counts: a house that says something else later is found out. */
export function notePromise(key: string, commitment: string, root = ""): Seen {
  const before = seenAt(key);
  if (before && (before.root || !root)) return before;
  const seen = { ...(before ?? { key, commitment, salts: {} }), root };
  note(seen);
  return seen;
}

export function noteTable({ key, luck }: TableInfo): Seen | null {
  return luck ? notePromise(key, luck.commitment, luck.root) : null;
}

export function noteSalt(key: string, seat: number, salt: string): void {
  const seen = seenAt(key);
  if (seen) note({ ...seen, salts: { ...seen.salts, [seat]: salt } });
}
