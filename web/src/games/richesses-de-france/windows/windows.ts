/** Which window is open, and for whom. */

import { NOBODY } from "../../../texts/kinds";
import { offers } from "../../../ask/asks";
import type { TableProps } from "../props";
import { BETS, isOver, seen } from "../seen";

export type WindowKind =
  "sale" | "due" | "marker" | "displaced" | "toll" | "fit-out" | "start" | "casino" | "call";

/** The last thing put on the table comes first; null: nothing is to be answered but where to go. */
export function openWindow(props: Pick<TableProps, "view" | "asks" | "looks">): WindowKind | null {
  const view = seen(props);
  if (isOver(view)) return null;
  if (view.sale) return "sale";
  if (view.due) return "due";
  if (view.marker) return "marker";
  if (view.displaced) return "displaced";
  if (view.toll) return "toll";
  if (view.fitting_out.length) return "fit-out";
  if (view.start) return "start";
  if (view.betting !== NOBODY) return "casino";
  if (view.calling !== NOBODY) return "call";
  return props.looks.casino && offers(props.asks, BETS[0]!) ? "casino" : null;
}

/** Tells a window from the next of its kind. */
export function windowKey(props: Pick<TableProps, "view" | "asks" | "looks">): string {
  const view = seen(props);
  const about = view.toll?.ends ?? view.sale?.vehicle ?? view.marker?.stage ?? "";
  return `${openWindow(props) ?? ""} ${view.turn} ${view.round} ${about}`;
}
