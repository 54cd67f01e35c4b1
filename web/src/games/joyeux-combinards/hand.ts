/** My cards in the order they are worth something, and where my pawn could sell them. */

import type { TableProps } from "./props";
import { boxOf, worthAt, type Box } from "./box";
import { seen } from "./seen";

/** « here »: my pawn stands at the place; « reach »: the next throw may lead there; empty: neither. */
export function reachOf(props: TableProps, place: number): "here" | "reach" | "" {
  const { me } = props;
  if (me === null) return "";
  const view = seen(props);
  const { squares } = boxOf(props);
  if (squares[view.squares[me] ?? -1]?.place === place) return "here";
  return view.reach.some((square) => squares[square]?.place === place) ? "reach" : "";
}

const ORDER = ["oil", "illegal", "legal"];

/** Legal goods last, the dearest first among their like: a hand stays sorted as it changes. */
export function sorted({ cards }: Box, hand: number[]): number[] {
  return hand.toSorted((one, other) => {
    const [a, b] = [cards[one]!, cards[other]!];
    return ORDER.indexOf(a.goods) - ORDER.indexOf(b.goods) || b.price - a.price || one - other;
  });
}

/** What a card brings at the counter where it is asked for, by what is done with it. */
export function brings(props: TableProps, verb: string, number: number): number {
  const view = seen(props);
  const { cards, squares } = boxOf(props);
  const card = cards[number]!;
  switch (verb) {
    case "declare-oil":
      return card.premium;
    case "hand-in":
      return card.remission;
    case "sell-to-bank":
      return view.debt?.brings[view.hand.indexOf(number)] ?? 0;
    default:
      return worthAt(card, squares[view.squares[props.me ?? -1] ?? -1]?.place ?? null);
  }
}

/** Why no card is to be seen. */
export function emptyHand({ me, view, text }: TableProps): string {
  if (me === null) return text.say("ljc-hand-hidden");
  return text.say(seen({ view }).playing[me] ? "ljc-hand-empty" : "ljc-hand-out");
}
