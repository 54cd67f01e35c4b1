/** What everybody may see of each seat, and the words on the buttons. */

import type { RichessesView } from "../../wire";
import type { Fact, SeatFacts } from "../module";
import type { Ask, TableProps } from "./props";
import { boxOf } from "./box";
import { millions } from "./money";
import { CLAIM, cashOf, hasFallen, members, seen, sideOf, STOP } from "./seen";
import { trustsOf, worthOf } from "./shares";

export function facts(props: TableProps): SeatFacts[] {
  return props.table.seats.map(({ seat }) => seatFacts(props, seat));
}

function seatFacts(props: TableProps, seat: number): SeatFacts {
  const { text } = props;
  const view = seen(props);
  if (hasFallen(view, seat)) return { seat, facts: [], note: text.say("rdm-fallen"), out: true };
  const side = sideOf(view, seat);
  const others = members(view, side).filter((member) => member !== seat);
  const players = text.join(others.map((member) => text.player(member)));
  const note = others.length ? text.say("rdm-with", { players }) : undefined;
  return { seat, facts: sideFacts(props, side, seat), note };
}

function sideFacts(props: TableProps, side: number, seat: number): Fact[] {
  const { text } = props;
  const view = seen(props);
  const box = boxOf(props);
  const trusts = trustsOf(view, box, side);
  const cash = seat === props.me ? cashOf(view, seat) : null;
  const said: Fact[] = [
    { label: text.say("rdm-worth"), value: millions(text, worthOf(view, box, side)) },
    ...(cash === null ? [] : [{ label: text.say("rdm-cash"), value: millions(text, cash) }]),
    { label: text.say("rdm-trusts-paying"), value: String(trusts.filter(({ pays }) => pays > 0).length) },
    { label: text.say("rdm-tours"), value: String(view.tours[side] ?? 0) },
  ];
  const jokers = view.jokers[side] ?? 0;
  const toCome = (view.to_come[side] ?? []).reduce((total, sum) => total + sum, 0);
  if (jokers) said.push({ label: text.say("rdm-jokers"), value: String(jokers) });
  if (toCome) said.push({ label: text.say("rdm-to-come"), value: millions(text, toCome) });
  return said;
}

/** Titles at purchase price and the cash one may know of: as the score at the end counts them. */
export function scoreOf(props: TableProps): number[] {
  const view = seen(props);
  return view.side_of.map((side) => worthOf(view, boxOf(props), side) + knownCash(view, side));
}

function knownCash(view: RichessesView, side: number): number {
  return view.cash[side] ?? 0;
}

export function label(ask: Ask, props: TableProps): string {
  const { text } = props;
  const claims = seen(props).claims;
  if (ask.verb === CLAIM && claims && props.me !== null) {
    const due = claims.dues[claims.owners.indexOf(sideOf(seen(props), props.me))] ?? 0;
    return text.say("rdm-claim", { amount: millions(text, due) });
  }
  return ask.verb === STOP ? text.say("rdm-stop") : text.ask(ask.verb);
}
