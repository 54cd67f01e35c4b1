/** Which window is open, and for whom. */

import type { CombinardsView } from "../../../wire";
import type { TableProps } from "../props";
import { actor, awaitsAnswer, isOver, seen } from "../seen";

export type WindowKind = "announce" | "doubt" | "customs" | "counter" | "choice" | "watch";

const COUNTERS = ["sale", "refinery", "declare", "police", "debt"];

/** Between two throws something is always being decided. */
export function hasWindow(view: CombinardsView): boolean {
  return !isOver(view) && view.stage !== "roll";
}

/** Doubts and denunciations concern everybody; what else is decided is drawn for whoever decides it. */
export function openWindow(props: TableProps): WindowKind {
  const view = seen(props);
  if (view.stage === "doubt") return "doubt";
  if (view.stage === "customs") return "customs";
  if (!awaitsAnswer(props.asks)) return "watch";
  if (view.stage === "announce") return "announce";
  return COUNTERS.includes(view.stage) ? "counter" : "choice";
}

/** Tells a window from the next of its kind. */
export function windowKey(props: TableProps): string {
  const view = seen(props);
  return `${openWindow(props)} ${view.stage} ${actor(view)} ${view.hand.length}`;
}
