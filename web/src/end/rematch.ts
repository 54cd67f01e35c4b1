/** The same table again: my seats are mine, bots stay bots, the others' seats are open to them. */

import { preferences } from "../house/preferences.svelte";
import { addressOf } from "../house/root";
import { router } from "../house/router.svelte";
import { say } from "../house/say";
import { openTable } from "../new/open";
import type { Scene } from "../table/scene.svelte";
import type { Texts } from "../texts/texts";
import type { NewTable, SeatWanted, TableInfo } from "../wire";

export function rematchOf(table: TableInfo, mine: (number | null)[], text: Texts): NewTable {
  const seats = table.seats.map((seat): SeatWanted => {
    if (mine.includes(seat.seat)) return { player: "me", name: text.player(seat.seat), bot: "" };
    if (seat.player === "bot") return { player: "bot", name: "", bot: seat.bot };
    return { player: "open", name: "", bot: "" };
  });
  const { game, edition, options, pace } = table;
  return { game, seats, edition, options, pace, language: preferences.lang };
}

/** Open it, tell the others where, and go there. */
export async function openRematch({ table, text, guest, guests }: Scene): Promise<void> {
  if (!table || !text) return;
  const mine = guests.all.map(({ seat }) => seat);
  const key = await openTable(rematchOf(table, mine, text));
  const others = table.seats.some((seat) => seat.player === "human" && !mine.includes(seat.seat));
  const address = addressOf(`/t/${key}`);
  if (others) guest.send({ is: "say", text: say("rematch-said", { address }) });
  router.go(`/t/${key}`);
}
