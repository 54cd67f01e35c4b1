/** The same company once more. The house opens one table for it, whoever asks first; every seat held here is carried
 * over with a secret of its own. */

import { notePromise, seenAt } from "../fair/salts";
import { api } from "../house/api";
import { hold } from "../house/secrets";
import { addSalt } from "../new/open";
import type { Guest } from "../table/guest.svelte";
import type { Guests } from "../table/guests.svelte";
import type { Carried } from "../wire";

/** Whether nobody at this device is still needed here: the game is over, or goes on without them. */
export function areDone(guests: Guests): boolean {
  return guests.all.every(({ seat, now }) => seat === null || now?.over || now?.out);
}

/** The key of the table of the rematch, at which the seats of this browser are taken. Nobody else waited for, it begins. */
export async function carryOver(guests: Guests): Promise<string> {
  const seated = guests.all.filter((guest) => guest.seat !== null);
  const carried: Carried[] = [];
  for (const guest of seated) carried.push(await takeOver(guest));
  const { key } = carried[0]!;
  const host = carried.find((one) => one.host !== "")?.host;
  if (host) await beginAlone(key, host, carried);
  return key;
}

async function takeOver(guest: Guest): Promise<Carried> {
  const carried = await api.rematch(guest.key, guest.secret);
  const { key, seat, secret, host } = carried;
  hold({ key, seat, secret });
  if (host) hold({ key, seat: null, secret: host });
  notePromise(key, carried.commitment);
  // Who comes when the game has begun adds nothing to its luck any more.
  if (!seenAt(key)?.salts[seat]) await addSalt(key, seat, secret).catch(() => undefined);
  return carried;
}

async function beginAlone(key: string, host: string, mine: Carried[]): Promise<void> {
  const { seats, stage } = await api.table(key);
  const alone = seats.every(({ seat, player }) => player === "bot" || mine.some((own) => own.seat === seat));
  if (alone && stage === "lobby") await api.start(key, host);
}
