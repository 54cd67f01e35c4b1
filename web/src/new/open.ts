/** Opens a table: asks the house, keeps the secrets, adds to the luck, starts at once if nobody is waited for. */

import { newSalt, notePromise, noteSalt } from "../fair/salts";
import { api } from "../house/api";
import { hold } from "../house/secrets";
import type { NewTable } from "../wire";

export async function openTable(wanted: NewTable): Promise<string> {
  const created = await api.create(wanted);
  const { key, host } = created;
  hold(
    { key, seat: null, secret: host },
    ...created.seats.map(({ seat, secret }) => ({ key, seat, secret })),
  );
  notePromise(key, created.commitment);
  for (const { seat, secret } of created.seats) await addSalt(key, seat, secret);
  const complete = wanted.seats.every((seat) => seat.player !== "open");
  if (complete) await api.start(key, host);
  return key;
}

/** Only now, when the house has said what it cannot change any more. */
export async function addSalt(key: string, seat: number, secret: string): Promise<void> {
  const salt = newSalt();
  noteSalt(key, seat, salt);
  await api.salt(key, seat, salt, secret);
}
