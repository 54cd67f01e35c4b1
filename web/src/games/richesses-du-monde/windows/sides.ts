/** Who sits on which side of the window. */

import { NOBODY } from "../../../texts/kinds";
import type { TableProps } from "../props";
import { cashOf, seen, sideName, sideOf } from "../seen";

type Seen = Pick<TableProps, "view" | "me">;

/** NOBODY for those who only watch. */
export function mySide(props: Seen): number {
  return props.me === null ? NOBODY : sideOf(seen(props), props.me);
}

export function isMine(props: Seen, side: number): boolean {
  return side !== NOBODY && mySide(props) === side;
}

export function sideNames(props: Pick<TableProps, "view" | "text">, named: number[]): string {
  return props.text.join(named.map((side) => sideName(props, side)));
}

export function myCash(props: Seen): number | null {
  return cashOf(seen(props), props.me);
}
