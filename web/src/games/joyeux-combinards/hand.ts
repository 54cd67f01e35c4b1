/** My cards in the order they are worth something, and where my pawn could sell them. */

import type { TableProps } from "./props";
import { contentsOf, type Contents } from "./contents";
import { seen } from "./seen";

/** « here »: my pawn stands at the place; « reach »: the next throw may lead there; empty: neither. */
export function reachOf(props: TableProps, place: number): "here" | "reach" | "" {
  const { me } = props;
  if (me === null) return "";
  const view = seen(props);
  const { squares } = contentsOf(props);
  if (squares[view.squares[me] ?? -1]?.place === place) return "here";
  return view.reach.some((square) => squares[square]?.place === place) ? "reach" : "";
}

const ORDER = ["oil", "illegal", "legal"];

/** Legal goods last, the dearest first among their like: a hand stays sorted as it changes. */
export function sorted({ cards }: Contents, hand: number[]): number[] {
  return hand.toSorted((one, other) => {
    const [a, b] = [cards[one]!, cards[other]!];
    return ORDER.indexOf(a.goods) - ORDER.indexOf(b.goods) || b.price - a.price || one - other;
  });
}

/** What a card brings at the counter where it is asked for. */
export function brings(props: Pick<TableProps, "view">, card: number): number {
  const { hand, debt, counter } = seen(props);
  return (debt ?? counter)?.brings[hand.indexOf(card)] ?? 0;
}

/** Why no card is to be seen. */
export function emptyHand({ me, view, text }: TableProps): string {
  if (me === null) return text.say("ljc-hand-hidden");
  return text.say(seen({ view }).playing[me] ? "ljc-hand-empty" : "ljc-hand-out");
}
