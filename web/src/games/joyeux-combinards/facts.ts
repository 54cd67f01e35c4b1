/** What everybody may see of each seat, and the words on the buttons. */

import type { SeatFacts } from "../module";
import type { Ask, TableProps } from "./props";
import { boxOf } from "./box";
import { DENOUNCE, DOUBT, LET_PASS, MOVE_ON, ROLL, seen, sum } from "./seen";

export function facts(props: TableProps): SeatFacts[] {
  return props.table.seats.map(({ seat }) => seatFacts(props, seat));
}

function seatFacts(props: TableProps, seat: number): SeatFacts {
  const { text } = props;
  const view = seen(props);
  const years = view.years[seat] ?? 0;
  if (view.fallen.includes(seat)) {
    const locked = years > boxOf(props).figures.most_years;
    return { seat, facts: [], note: text.say(locked ? "ljc-locked-up" : "ljc-broke"), out: true };
  }
  const record = years ? text.say("ljc-years", { years }) : text.say("ljc-clean-short");
  return {
    seat,
    facts: [
      { label: text.say("ljc-cash"), value: sum(text, view.cash[seat] ?? 0) },
      { label: text.say("ljc-record"), value: record },
      { label: text.say("ljc-cards"), value: String(view.hand_sizes[seat] ?? 0) },
    ],
  };
}

/** Money less what every year counts for, as when the rounds are over. */
export function scoreOf(props: TableProps): number[] {
  const view = seen(props);
  const cost = boxOf(props).figures.year_cost;
  return view.cash.map((cash, seat) =>
    view.playing[seat] ? Math.max(0, cash - (view.years[seat] ?? 0) * cost) : 0,
  );
}

const WORDS: Partial<Record<Ask["verb"], string>> = { [DOUBT]: "ljc-doubt", [DENOUNCE]: "ljc-denounce" };

export function label({ verb }: Ask, props: TableProps): string {
  const { text } = props;
  const { stage } = seen(props);
  if (verb === MOVE_ON) return text.say(`ljc-leave-${stage}`);
  if (verb === LET_PASS) return text.say(stage === "doubt" ? "ljc-believe" : "ljc-keep-quiet");
  return WORDS[verb] ? text.say(WORDS[verb]) : text.ask(verb);
}

/** On a phone what is pressed in a hurry lies under the thumb; everything else has its button in a window. */
export function drawn({ verb }: Ask, props: TableProps): boolean {
  if (verb === ROLL) return false;
  if (props.layout !== "phone") return true;
  const atCounter = verb === MOVE_ON && COUNTERS.includes(seen(props).stage);
  return !atCounter && !HURRIED.includes(verb);
}

const HURRIED: Ask["verb"][] = [DOUBT, DENOUNCE, LET_PASS];
const COUNTERS = ["sale", "refinery", "declare", "police"];

/** What is not the risk comes second: passing by is the first thing only where nothing can be sold. */
export function primary({ asks }: TableProps): Ask["verb"] | "" {
  const first = asks.find(({ verb }) => verb !== MOVE_ON && verb !== LET_PASS);
  return (first ?? asks[0])?.verb ?? "";
}
