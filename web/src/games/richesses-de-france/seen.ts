/** What the view and the asks say, in the words the drawing needs. Nothing is worked out that a rule would decide. */

import { NOBODY } from "../../texts/kinds";
import type { Texts } from "../../texts/texts";
import type { Amount, FranceView } from "../../wire";
import type { Ask, TableProps } from "./props";
import { atlasOf, type Circuit, type Stage } from "./atlas";

/** By way of travelling: on foot, by bicycle, by car. */
export const TRAVEL = ["walk-to", "cycle-to", "drive-to"] as const;
export const READY = "be-ready";
export const STOP = "stop-here";
export const STAY = "stay-put";
export const WORK = "work";
export const SEEK = "seek-work";
export const BUY = "buy-vehicle";
export const SELL = "sell-vehicle";
export const BID = "bid";
export const ASIDE = "stand-aside";
export const CLAIM = "claim-toll";
export const LET_PASS = "let-pass";
export const PLACE = "place-marker";
export const LEAVE = "leave-marker";
export const DISPLACE = "displace";
export const START = "choose-casino";
export const COLOUR = "bet-colour";
export const NUMBER = "bet-number";
export const NUMBERS = "bet-two-numbers";
export const BETS = [COLOUR, NUMBER, NUMBERS] as const;
export const CALL = "call-opponent";
export const RACE = "begin-race";
export const ABANDON = "abandon-race";

export function seen(props: Pick<TableProps, "view">): FranceView {
  return props.view;
}

export function isOver(view: FranceView): boolean {
  return view.turn === NOBODY && !view.fitting_out.length;
}

/** The bounds of the sum that a verb asks for. */
export function amountOf(asks: Ask[], verb: Ask["verb"]): Amount | null {
  const blank = asks.find((ask) => ask.verb === verb)?.blanks.at(-1);
  return blank?.is === "amount" ? blank : null;
}

export function circuitOf(props: Pick<TableProps, "view" | "edition">): Circuit {
  return atlasOf(props.edition).circuits[seen(props).circuit]!;
}

/** The stages of the circuit that lie in a town. */
export function stagesAt(props: Pick<TableProps, "view" | "edition">, town: number): Stage[] {
  return circuitOf(props).stages.filter((stage) => stage.town === town);
}

/** « Dijon – la moutarde »: the town, and what it is known for. */
export function stageName(
  { view, text }: Pick<TableProps, "view" | "text">,
  stage: number,
): [string, string] {
  const whole = text.value("stage", seen({ view }).first_stage + stage);
  const [town = "", what = ""] = whole.split(" – ");
  return [town, what];
}

export function owns(view: FranceView, seat: number, vehicle: number): boolean {
  return [true, view.bicycles[seat] ?? false, view.cars[seat] ?? false][vehicle] ?? false;
}

export function marked(view: FranceView, seat: number): number {
  return view.done[seat]?.filter(Boolean).length ?? 0;
}

/** Pawns stand on the map once they have set out. */
export function isOnMap(view: FranceView, seat: number): boolean {
  return (view.towns[seat] ?? NOBODY) !== NOBODY;
}

/** « 40 F » */
export function francs(text: Pick<Texts, "say" | "number">, amount: number): string {
  return text.say("rdf-francs", { amount: text.number(amount) });
}
