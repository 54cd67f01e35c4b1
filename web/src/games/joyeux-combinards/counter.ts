/** What is said at a counter, by what is done there and which cards are picked. */

import type { TableProps } from "./props";
import { contentsOf } from "./contents";
import { kindArt, squareArt } from "./drawings";
import { brings } from "./hand";
import { cardAsk, seen, sum } from "./seen";

export interface CounterWords {
  art: string;
  kicker: string;
  title: string;
  how: string;
  button: string;
  leave: string;
  /** enough cards are picked, and not too many */
  ready: boolean;
}

export function counter(props: TableProps, picked: number[]): CounterWords {
  const { text, me } = props;
  const view = seen(props);
  const { squares, places, figures } = contentsOf(props);
  const square = squares[view.squares[me ?? -1] ?? 0]!;
  const asked = cardAsk(props.asks);
  const verb = asked?.verb ?? "";
  const total = picked.reduce((so, card) => so + brings(props, card), 0);
  const least = asked?.blank.is === "some-of" ? asked.blank.least : 1;
  const ready = asked !== null && picked.length >= least;
  const said = {
    amount: sum(text, view.debt?.amount ?? 0),
    missing: sum(text, view.debt?.missing ?? 0),
    most: figures.most_handed_in,
  };
  return {
    art: view.debt ? kindArt("agios") : squareArt(square.kind, places[square.place ?? -1]),
    kicker: view.debt ? text.say("ljc-debt") : text.value("square", square.number),
    title: text.say(asked ? `ljc-counter-${view.stage}` : `ljc-counter-${view.stage}-none`, said),
    how: text.say(asked ? `ljc-counter-${view.stage}-how` : "ljc-counter-none-how", said),
    button: text.say(ready ? `ljc-do-${verb}` : "ljc-do-pick", {
      amount: sum(text, total),
      years: Math.min(total, view.counter?.most ?? total),
      count: picked.length,
    }),
    leave: text.say(`ljc-leave-${view.stage}`),
    ready,
  };
}

/** « +84 M », « −3 ans » */
export function gainWords(props: TableProps, card: number): string {
  const asked = cardAsk(props.asks);
  const gain = brings(props, card);
  if (asked?.verb === "hand-in") return props.text.say("ljc-less-years", { years: gain });
  return `+${sum(props.text, gain)}`;
}
