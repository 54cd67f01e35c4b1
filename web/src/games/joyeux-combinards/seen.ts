/** What the view and the asks say, in the words the drawing needs. Nothing is worked out that a rule would decide. */

import { find } from "../../ask/asks";
import { NOBODY } from "../../texts/kinds";
import type { Texts } from "../../texts/texts";
import type { CombinardsView, OneOf, SomeOf } from "../../wire";
import type { Ask, TableProps } from "./props";

export const ROLL = "roll-dice";
export const MOVE_ON = "move-on";
export const DRAW = "draw-card";
export const ANNOUNCE = "announce-price";
export const DOUBT = "doubt";
export const DENOUNCE = "denounce";
export const LET_PASS = "let-pass";
export const ENTER = "enter-circuit";
export const STAY = "stay-inside";
export const FLY = "fly-to";
export const REPORT = "report-player";

/** What is done with cards: one of them, or some. */
export const ABOUT_CARDS = ["sell-card", "sell-oil", "declare-oil", "hand-in", "sell-to-bank"] as const;

export function seen(props: Pick<TableProps, "view">): CombinardsView {
  return props.view;
}

export function isOver(view: CombinardsView): boolean {
  return view.turn === NOBODY;
}

/** What is asked about cards now, if anything. */
export function cardAsk(asks: Ask[]): { verb: (typeof ABOUT_CARDS)[number]; blank: OneOf | SomeOf } | null {
  for (const verb of ABOUT_CARDS) {
    const blank = find(asks, verb)?.blanks[0];
    if (blank && blank.is !== "amount") return { verb, blank };
  }
  return null;
}

/** Whether something waits for an answer other than the throw. */
export function awaitsAnswer(asks: Ask[]): boolean {
  return asks.some(({ verb }) => verb !== ROLL);
}

/** Whom what is going on is about: whoever is at the move, owes, or stands before the others. */
export function actor(view: CombinardsView): number {
  return view.debt?.debtor ?? view.bluff?.buyer ?? view.customs?.seat ?? view.turn;
}

/** The players who have not been eliminated. */
export function players(view: CombinardsView): number[] {
  return view.playing.flatMap((plays, seat) => (plays ? [seat] : []));
}

/** « 84 M » */
export function sum(text: Pick<Texts, "say">, amount: number): string {
  return text.say("ljc-sum", { amount });
}

/** Whose pawn is looked at: the one on its way, else that of whose turn it is. */
export function mover(props: TableProps): number {
  return props.tableau?.walker?.seat ?? props.view.turn;
}

/** Where a pawn is shown: on its way, or where it stands. */
export function squareOf(props: TableProps, seat: number): number {
  const { walker } = props.tableau ?? {};
  return walker?.seat === seat ? walker.square : (props.view.squares[seat] ?? 0);
}
