/** What everybody may see of each seat, and the words on the buttons. */

import type { Fact, SeatFacts } from "../module";
import { offers } from "../../ask/asks";
import type { Ask, TableProps } from "./props";
import {
  BUY,
  ASIDE,
  CLAIM,
  LEAVE,
  LET_PASS,
  PLACE,
  READY,
  STAY,
  STOP,
  TRAVEL,
  WORK,
  francs,
  isOver,
  marked,
  owns,
  seen,
} from "./seen";

export function facts(props: TableProps): SeatFacts[] {
  return props.table.seats.map(({ seat }) => ({
    seat,
    facts: seatFacts(props, seat),
    note: statusOf(props, seat),
  }));
}

function seatFacts(props: TableProps, seat: number): Fact[] {
  const { text } = props;
  const view = seen(props);
  const vehicles = [1, 2].filter((vehicle) => owns(view, seat, vehicle));
  const said: Fact[] = [
    { label: text.say("rdf-purse"), value: francs(text, view.cash[seat] ?? 0) },
    { label: text.say("rdf-markers"), value: `${marked(view, seat)}/${view.needed}` },
    {
      label: text.say("rdf-travels"),
      value: vehicles.length
        ? text.join(vehicles.map((one) => text.say(`rdf-short-${one}`)))
        : text.say("rdf-short-0"),
    },
  ];
  const debt = view.debts[seat] ?? 0;
  if (debt) said.push({ label: text.say("rdf-debt"), value: francs(text, debt) });
  const known = seat === props.me ? [] : (view.known_hands[seat] ?? []);
  if (known.length) said.push({ label: text.say("rdf-known-card"), value: text.values("regions", known) });
  return said;
}

/** What holds a traveller up, or takes him along. */
export function statusOf(props: TableProps, seat: number): string {
  const { text } = props;
  const view = seen(props);
  if (isOver(view)) return "";
  if (view.fitting_out.includes(seat)) return text.say("rdf-fits-out");
  const race = view.races[seat] ?? -1;
  if (race >= 0) return text.say("rdf-racing", { race: text.value("race", race) });
  if (view.home.includes(seat)) return text.say("rdf-is-home");
  const missing = view.missing_to_leave[seat] ?? 0;
  if (missing) return text.say("rdf-to-leave", { amount: francs(text, missing) });
  if (view.must_work[seat]) return text.say("rdf-must-work");
  if (view.resting[seat]) return text.say("rdf-rests", { turns: view.resting[seat] });
  return "";
}

export function scoreOf(props: Pick<TableProps, "view">): number[] {
  return seen(props).scores;
}

const PRESSED: Ask["verb"][] = [CLAIM, LET_PASS, PLACE, LEAVE, ASIDE, READY];

/** What is chosen on the map or in a window; on a phone answers in a hurry lie under the thumb. */
export function drawn({ verb, blanks }: Ask, props: TableProps): boolean {
  if (blanks.length > 0) return true;
  return PRESSED.includes(verb) ? props.layout !== "phone" : props.looks.journey.isOn;
}

export function label({ verb }: Ask, props: TableProps): string {
  const { text } = props;
  const view = seen(props);
  const here = view.towns[props.me ?? -1] ?? -1;
  if (verb === CLAIM) return text.say("rdf-claim");
  if (verb === STOP && here >= 0) return text.say("rdf-stop-at", { town: text.value("town", here) });
  if (verb === WORK && here >= 0) return text.say("rdf-work-at", { town: text.value("town", here) });
  return text.ask(verb);
}

/** Claim what is due, place what was earned, stop where one wanted to, set out; where the map is open, nothing comes before it. */
export function primary({ asks }: TableProps): Ask["verb"] | "" {
  if (offers(asks, READY)) return offers(asks, BUY) ? "" : READY; // who may still buy is not sent on
  for (const verb of [CLAIM, PLACE, STOP] as const) if (offers(asks, verb)) return verb;
  if (TRAVEL.some((verb) => offers(asks, verb))) return "";
  return (asks.find(({ verb }) => verb !== STAY) ?? asks[0])?.verb ?? "";
}
