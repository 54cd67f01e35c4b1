/** What an open memory knows: who holds the cards that have been shown. */

import { NOBODY } from "../../texts/kinds";
import type { TableProps } from "./props";
import { contentsOf, type Goods } from "./contents";
import { seen } from "./seen";

export interface Remembered {
  /** NOBODY: in the stock or under it */
  seat: number;
  cards: { number: number; goods: Goods; pledged: boolean }[];
}

export function remembered(props: TableProps): Remembered[] {
  const { memory, playing } = seen(props);
  if (!memory) return [];
  const { cards } = contentsOf(props);
  return [...playing.keys(), NOBODY]
    .map((seat) => ({
      seat,
      cards: memory.holders.flatMap((holder, number) =>
        holder === seat
          ? [{ number, goods: cards[number]!.goods, pledged: memory.pledged.includes(number) }]
          : [],
      ),
    }))
    .filter((group) => group.cards.length > 0);
}
