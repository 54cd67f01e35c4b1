/** The secrets of this browser: each plays one seat, or is the host's of one table. They are in no address. */

import { keep, kept } from "./kept";

export interface Held {
  key: string;
  /** null: the host's */
  seat: number | null;
  secret: string;
}

const NAME = "secrets";
const HIDDEN = "hidden";
const MOST = 2000;

export function heldSecrets(): Held[] {
  return kept<Held[]>(NAME, []);
}

export function hold(...found: Held[]): void {
  const known = heldSecrets().filter((old) => !found.some((held) => held.secret === old.secret));
  keep(NAME, [...known, ...found].slice(-MOST));
}

export function forget(secret: string): void {
  keep(
    NAME,
    heldSecrets().filter((held) => held.secret !== secret),
  );
}

/** Tables that are out of sight in the list, and nothing else: their secrets stay. */
export function hiddenTables(): string[] {
  return kept<string[]>(HIDDEN, []);
}

export function hide(key: string): void {
  keep(HIDDEN, [...hiddenTables().filter((other) => other !== key), key].slice(-MOST));
}

export function unhide(key: string): void {
  keep(
    HIDDEN,
    hiddenTables().filter((other) => other !== key),
  );
}

export function seatsAt(key: string): { seat: number; secret: string }[] {
  const seats: { seat: number; secret: string }[] = [];
  for (const held of heldSecrets()) {
    if (held.key === key && held.seat !== null) seats.push({ seat: held.seat, secret: held.secret });
  }
  return seats.sort((one, other) => one.seat - other.seat);
}

export function hostSecret(key: string): string | null {
  return heldSecrets().find((held) => held.key === key && held.seat === null)?.secret ?? null;
}
