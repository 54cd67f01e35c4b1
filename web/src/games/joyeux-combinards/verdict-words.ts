/** What came of it, in a sentence or two under the stamp. */

import type { TableProps } from "./props";
import { contentsOf } from "./contents";
import { sum } from "./seen";
import type { Verdict } from "./verdicts";

export function verdictWords(props: TableProps, verdict: Verdict, announced: number): string[] {
  const { text } = props;
  const { is, seat, against, cards, amount, years } = verdict;
  const real = contentsOf(props).cards[cards[0] ?? -1]?.price ?? 0;
  const said = {
    player: text.player(seat),
    other: against === null ? "" : text.player(against),
    amount: sum(text, amount),
    announced: sum(text, announced),
    real: sum(text, real),
    years,
  };
  const told = [text.say(`ljc-verdict-${is}`, said)];
  // Whoever leaps to a moment of a replay has not heard what was announced before it.
  if (announced && (is === "doubt-justified" || is === "doubt-unjustified"))
    told.unshift(text.say("ljc-verdict-prices", said));
  if (is === "card-confiscated" && against !== null) told.unshift(text.say("ljc-verdict-reported", said));
  return told;
}
