/** What the view and the asks say, in the words the drawing needs. Nothing is worked out that a rule would decide. */

import type { Amount, Ask, CresusView, OneOf, SomeOf } from "../../wire";
import type { TableProps } from "../module";

export const NOBODY = -1;
export const UNSAID = -1;

export const PHASES = ["expert", "choice", "fortune", "purchase", "sale", "signs"] as const;
export const OVER = PHASES.length;

export const DESK = "offer-desk";
export const OFFERS = ["call-exchange", "offer-to-buy", "sell-sign"];

export function seen(props: Pick<TableProps, "view">): CresusView {
  return props.view as CresusView;
}

export function isOver(view: CresusView): boolean {
  return view.phase >= OVER;
}

export function seats(view: CresusView): number[] {
  return view.cash.map((_, seat) => seat);
}

export function playersAt(view: CresusView, market: number): number[] {
  return view.pawns.flatMap((at, seat) => (at === market ? [seat] : []));
}

export function held(view: CresusView, seat: number): number[] {
  return view.owner.flatMap((owner, share) => (owner === seat ? [share] : []));
}

export function find(asks: Ask[], verb: string): Ask | null {
  return asks.find((ask) => ask.verb === verb) ?? null;
}

export function offers(asks: Ask[], verb: string): boolean {
  return find(asks, verb) !== null;
}

/** The ask of this verb about one player: the desk asks about each rival apart. */
export function findAbout(asks: Ask[], verb: string, name: string, seat: number): Ask | null {
  return asks.find((ask) => ask.verb === verb && oneOf(ask, name)?.choices.includes(seat)) ?? null;
}

export function amountOf(ask: Ask | null, name: string): Amount | null {
  const blank = blankOf(ask, name);
  return blank?.is === "amount" ? blank : null;
}

export function oneOf(ask: Ask | null, name: string): OneOf | null {
  const blank = blankOf(ask, name);
  return blank?.is === "one-of" ? blank : null;
}

export function someOf(ask: Ask | null, name: string): SomeOf | null {
  const blank = blankOf(ask, name);
  return blank?.is === "some-of" ? blank : null;
}

function blankOf(ask: Ask | null, name: string): Amount | OneOf | SomeOf | undefined {
  return ask?.blanks.find((blank) => blank.name === name);
}
