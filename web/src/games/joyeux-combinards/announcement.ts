/** What an announcement may bring: if it is believed, and if somebody doubts. */

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

export function announcement(props: TableProps, real: number, price: number): Announcement {
  const { text, me } = props;
  const { cash, indemnity } = seen(props);
  const lie = price < real;
  const tooDear = lie && real > (cash[me ?? -1] ?? 0);
  return {
    price,
    lie,
    believed: text.say("ljc-if-believed", { price: sum(text, price) }),
    doubted: lie
      ? text.say("ljc-if-caught", { real: sum(text, real) })
      : text.say("ljc-if-doubted", { indemnity: sum(text, indemnity) }),
    ruin: tooDear ? text.say("ljc-if-ruined", { cash: sum(text, cash[me ?? -1] ?? 0) }) : "",
  };
}
