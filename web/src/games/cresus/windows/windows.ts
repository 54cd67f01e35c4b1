/** Which window is open, and what its buttons would send. */

import type { CresusView } from "../../../wire";
import { amountOf, oneOf, someOf } from "../../../ask/asks";
import type { Ask, Deed, TableProps } from "../props";
import { isOver, seen } from "../seen";
import { nearest } from "../../../ask/filling";

export type WindowKind =
  | "call"
  | "talk"
  | "debt"
  | "dice"
  | "tie"
  | "bids"
  | "entry"
  | "buy"
  | "sell"
  | "choosing"
  | "ladder"
  | "rest";

/** One thing waits at a time: whatever the view describes is on top. */
export function openWindow(view: CresusView): WindowKind {
  if (isOver(view)) return "rest";
  if (view.call) return "call";
  if (view.talk) return "talk";
  if (view.debt) return "debt";
  if (view.dice) return "dice";
  if (view.bids) return view.bids.tied.length ? "tie" : "bids";
  if (view.entry) return "entry";
  if (view.buyer >= 0) return "buy";
  if (view.seller >= 0) return "sell";
  if (view.choosing) return "choosing";
  return view.ladder ? "ladder" : "rest";
}

/** What is filled in so far; null: something is missing. */
export function filled(ask: Ask, props: TableProps): Deed["filling"] | null {
  switch (ask.verb) {
    case "seal-bid": {
      const blank = amountOf(ask, "amount");
      return blank ? [[nearest(blank, props.looks.bid)]] : null;
    }
    case "choose-market":
      return props.looks.choice === null ? null : [[props.looks.choice]];
    case "consult-analyst":
      return props.looks.choice === null ? null : [[props.looks.choice]];
    case "sell-share": {
      const mine = oneOf(ask, "share")?.choices ?? [];
      return props.looks.share !== null && mine.includes(props.looks.share) ? [[props.looks.share]] : null;
    }
    case "throw-again": {
      const most = someOf(ask, "kept_dice")?.most ?? 0;
      return props.looks.kept.length <= most ? [props.looks.kept] : null;
    }
    case "turn-die":
      return props.looks.turned ? [[props.looks.turned.die], [props.looks.turned.colour]] : null;
    case "buy-signs": {
      const blank = amountOf(ask, "signs");
      const fits = blank && props.looks.signs !== null && props.looks.signs <= blank.high;
      return fits ? [[props.looks.signs!]] : null;
    }
    case "propose-shares": {
      const blank = amountOf(ask, "amount");
      return props.looks.proposed.length && blank
        ? [props.looks.proposed, [nearest(blank, props.looks.added)]]
        : null;
    }
    case "use-card":
    case "use-expert": {
      const only = ask.blanks[0];
      const isSettled = only?.is === "one-of" && only.choices.length === 1 && seen(props).dice === null;
      return isSettled ? [[only.choices[0]!]] : null;
    }
    default:
      return null;
  }
}
