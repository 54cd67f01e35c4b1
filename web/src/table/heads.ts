/** How a turn of the journal is called: « Manche 4 · Tour d’Alix ». */

import type { Texts } from "../texts/texts";
import type { Turn } from "./ledger";

export function headOf(
  { round, seat }: Pick<Turn, "round" | "seat">,
  text: Texts,
  me: number | null,
): string {
  if (seat === null) return round || text.say("ledger-start");
  return [round, turnOf(seat, text, me)].filter((part) => part).join(" · ");
}

function turnOf(seat: number, text: Texts, me: number | null): string {
  return seat === me ? text.say("ledger-my-turn") : text.say("ledger-turn", { player: text.player(seat) });
}
