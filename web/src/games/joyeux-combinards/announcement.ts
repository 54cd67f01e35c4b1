/** What an announcement may bring: if it is believed, and if somebody doubts. */

import type { CombinardsBluff } from "../../wire";
import { contentsOf } from "./contents";
import type { TableProps } from "./props";
import { seen, sum } from "./seen";

export interface Announcement {
  price: number;
  /** « la carte vaut plus que le prix annoncé » */
  lie: boolean;
  believed: string;
  doubted: string;
  /** the truth would cost more than I have; empty: it would not */
  ruin: string;
}

export function announcement(props: TableProps, bluff: CombinardsBluff, price: number): Announcement {
  const { text, me } = props;
  const { cash, indemnity } = seen(props);
  const { lie, ruins } = bluff.prices.find((one) => one.price === price)!;
  return {
    price,
    lie,
    believed: text.say("ljc-if-believed", { price: sum(text, price) }),
    doubted: lie
      ? text.say("ljc-if-caught", { real: sum(text, realPrice(props, bluff)) })
      : text.say("ljc-if-doubted", { indemnity: sum(text, indemnity) }),
    ruin: ruins ? text.say("ljc-if-ruined", { cash: sum(text, cash[me ?? -1] ?? 0) }) : "",
  };
}

/** As it is printed on the card that I alone see. */
export function realPrice(props: Pick<TableProps, "edition">, { card }: CombinardsBluff): number {
  return contentsOf(props).cards[card ?? 0]!.price;
}
