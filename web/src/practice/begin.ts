/** « Jouer la suite »: a table of one's own that starts where the exercise asks, against those who sit there. */

import { newTable, freshOrder } from "../new/order";
import { openTable } from "../new/open";
import type { GameInfo, PracticePosition, SeatWanted } from "../wire";
import type { Language } from "../texts/sentences";

/** The key of the table. */
export function playOn(
  game: GameInfo,
  position: PracticePosition,
  name: string,
  lang: Language,
): Promise<string> {
  const seats = position.characters.map((character, seat): SeatWanted => {
    if (seat === position.seat) return { player: "me", name };
    return { player: "bot", character, bot: character ? "" : game.opponent };
  });
  const order = { ...freshOrder(game, name, lang), seats };
  return openTable({ ...newTable(game, order), practice: position.id });
}
