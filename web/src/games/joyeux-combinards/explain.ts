/** A square in full: what it is called, what one does there, what my cards fetch, and who stands on it. */

import type { TableProps } from "./props";
import { contentsOf, worthAt, type Card, type Square } from "./contents";
import { shortSquare } from "./names";
import { players, seen, sum } from "./seen";

export interface Explained {
  name: string;
  circuit: string;
  rule: string;
  /** my own cards that sell here, the dearest first */
  buys: { card: Card; amount: number }[];
  here: number[];
}

export function explain(props: TableProps, square: Square): Explained {
  const { text } = props;
  const view = seen(props);
  const { cards, figures } = contentsOf(props);
  const buys = view.hand
    .map((number) => ({ card: cards[number]!, amount: worthAt(cards[number]!, square.place) }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
  return {
    name: text.value("square", square.number),
    circuit: text.value("circuit", square.circuit),
    rule: text.say(`ljc-rule-${square.kind}`, {
      ...ruleSums(figures),
      fee: figures.customs_fee,
      pot: view.pot,
    }),
    buys,
    here: players(view).filter((seat) => view.squares[seat] === square.number),
  };
}

function ruleSums(figures: ReturnType<typeof contentsOf>["figures"]) {
  return {
    agios: figures.agios,
    tax: figures.tax,
    tax_limit: figures.tax_limit,
    customs_limit: figures.customs_limit,
    most: figures.most_handed_in,
  };
}

/** The whole explanation as one label. */
export function squareWords(props: TableProps, square: Square): string {
  const { text } = props;
  const { name, circuit, rule, buys, here } = explain(props, square);
  const short = shortSquare(props, square);
  const sold = buys.map(({ card, amount }) => `${text.value("card", card.number)} ${sum(text, amount)}`);
  return [
    name.includes(short) ? `${name} (${circuit}).` : `${short} : ${name} (${circuit}).`,
    rule,
    sold.length ? text.say("ljc-buys-mine", { cards: text.join(sold) }) : "",
    here.length
      ? text.say("ljc-pawns-here", { players: text.join(here.map((seat) => text.player(seat))) })
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}
