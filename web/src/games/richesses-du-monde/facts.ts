/** What everybody may see of each seat, and the words on the buttons. */

import type { Fact, SeatFacts } from "../module";
import type { Ask, TableProps } from "./props";
import { contentsOf } from "./contents";
import { millions } from "./money";
import { CLAIM, cashOf, hasFallen, members, seen, sideOf, STOP } from "./seen";
import { trustsOf } from "./shares";

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
  const trusts = trustsOf(view, contentsOf(props), side);
  const cash = seat === props.me ? cashOf(view, seat) : null;
  const said: Fact[] = [
    { label: text.say("rdm-worth"), value: millions(text, view.worth[side] ?? 0) },
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

export function scoreOf(props: TableProps): number[] {
  return seen(props).scores;
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
