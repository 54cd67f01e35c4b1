/** Whom the table waits for, in one short sentence. */

import type { Texts } from "../texts/texts";
import type { Over } from "../wire";

export function turnLine(text: Texts, awaited: number[], me: number | null, over: Over | null): string {
  if (over) return text.say("turn-over");
  if (me !== null && awaited.includes(me)) return text.say("turn-mine");
  if (awaited.length === 1) return text.say("turn-other", { player: text.player(awaited[0]!) });
  if (awaited.length === 0) return text.say("turn-nobody");
  return text.say("turn-others", { players: text.join(awaited.map((seat) => text.player(seat))) });
}
