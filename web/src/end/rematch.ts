/** The same table again: my seats are mine, bots stay bots, the others' seats are open to them. */

import { preferences } from "../house/preferences.svelte";
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
