/** What the view and the asks say, in the words the drawing needs. Nothing is worked out that a rule would decide. */

import { choicesOf } from "../../ask/asks";
import { NOBODY } from "../../texts/kinds";
import type { RichessesView } from "../../wire";
import type { Ask, TableProps } from "./props";

export const ROLL = "roll-dice";
export const BUY = "buy-title";
export const STOP = "stop-buying";
export const CLAIM = "claim-royalty";
export const TRADES: Ask["verb"][] = [
  "put-on-sale",
  "offer-price",
  "propose-exchange",
  "propose-association",
];

export function seen(props: Pick<TableProps, "view">): RichessesView {
  return props.view;
}

export function isOver(view: RichessesView): boolean {
  return view.turn === NOBODY;
}

/** Whether a window or an offer waits for an answer: anything but the throw, and trade, which may always begin. */
export function awaitsAnswer(asks: Ask[]): boolean {
  return asks.some(({ verb }) => verb !== ROLL && !TRADES.includes(verb));
}

/** The titles that may be bought now, as asked. */
export function affordable(asks: Ask[]): number[] {
  return choicesOf(asks, BUY);
}

/** The side of a seat: the seat whose pawn it plays. */
export function sideOf(view: RichessesView, seat: number): number {
  return view.side_of[seat] ?? seat;
}

export function members(view: RichessesView, side: number): number[] {
  return view.side_of.flatMap((of, seat) => (of === side ? [seat] : []));
}

/** The sides whose pawns are on the board. */
export function sides(view: RichessesView): number[] {
  return view.playing.flatMap((plays, seat) => (plays ? [seat] : []));
}

export function hasFallen(view: RichessesView, seat: number): boolean {
  return view.fallen.includes(sideOf(view, seat));
}

/** The cash of one's own side; null: nobody here may know it. */
export function cashOf(view: RichessesView, seat: number | null): number | null {
  return seat === null ? null : (view.cash[seat] ?? null);
}

export function plaqueOn(view: RichessesView, square: number): number | null {
  const product = view.plaques[square] ?? NOBODY;
  return product === NOBODY ? null : product;
}

/** Everybody of a side by name, as the language joins them. */
export function sideName({ view, text }: Pick<TableProps, "view" | "text">, side: number): string {
  return text.join(members(seen({ view }), side).map((seat) => text.player(seat)));
}

/** Whose pawn is looked at: the one on its way, else that of whose turn it is. */
export function mover(props: TableProps): number {
  return props.tableau?.walker?.side ?? props.view.turn;
}

/** Where a pawn is shown: on its way, or where it stands. */
export function squareOf(props: TableProps, side: number): number {
  const { walker } = props.tableau ?? {};
  return walker?.side === side ? walker.square : (props.view.squares[side] ?? 0);
}
