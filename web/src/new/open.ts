/** Opens a table: asks the house, keeps the secrets, starts at once if nobody is waited for. */

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
  const complete = wanted.seats.every((seat) => seat.player !== "open");
  if (complete) await api.start(key, host);
  return key;
}
