/** What everybody may see of each seat, and the words on the buttons. */

import type { SeatFacts } from "../module";
import type { Ask, TableProps } from "./props";
import { DENOUNCE, DOUBT, LET_PASS, MOVE_ON, ROLL, seen, sum } from "./seen";

export function facts(props: TableProps): SeatFacts[] {
  return props.table.seats.map(({ seat }) => seatFacts(props, seat));
}

function seatFacts(props: TableProps, seat: number): SeatFacts {
  const { text } = props;
  const view = seen(props);
  const years = view.years[seat] ?? 0;
  if (view.fallen.includes(seat)) {
    const note = text.say(view.locked_up.includes(seat) ? "ljc-locked-up" : "ljc-broke");
    return { seat, facts: [], note, out: true };
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

export function scoreOf(props: TableProps): number[] {
  return seen(props).scores;
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
