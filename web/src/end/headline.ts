/** What the end is called from one's own seat. */

import type { Texts } from "../texts/texts";
import type { Over } from "../wire";

/** Nobody's seat: a watcher, or the big screen. */
export function headline({ winners, ranks }: Over, me: number | null, text: Texts): string {
  const names = (seats: number[]) => text.join(seats.map((seat) => text.player(seat)));
  const won = { count: winners.length, players: names(winners) };
  if (me === null) return text.say("end-won", won);
  if (!winners.includes(me)) return text.say("end-you-lose", { ...won, rank: ranks[me]! });
  const others = winners.filter((seat) => seat !== me);
  return others.length ? text.say("end-you-win-with", { players: names(others) }) : text.say("end-you-win");
}

/** What the game calls one of its rounds: « Manche 12 »; nothing where it counts none. */
export function roundName(round: number, text: Texts): string {
  return round > 0 && text.has("event-round-begun")
    ? text.event({ is: "round-begun", round }).replace(/\.$/, "")
    : "";
}

export interface Placed {
  seat: number;
  rank: number;
  won: boolean;
}

/** Seats from the first to the last. */
export function ranking({ ranks, winners }: Over): Placed[] {
  return ranks
    .map((rank, seat) => ({ rank, seat, won: winners.includes(seat) }))
    .sort((one, other) => one.rank - other.rank);
}

/** The first three as they stand on the steps: the second, the first, the third. */
export function podium(over: Over): Placed[] {
  const [first, second, third] = ranking(over);
  return [second, first, third].filter((placed) => placed !== undefined);
}
