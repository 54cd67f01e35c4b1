/** What everybody may see of each seat, and the words on the buttons. */

import type { Fact, SeatFacts } from "../module";
import type { Ask, TableProps } from "./props";
import { ANNOUNCE, PASS, PLAY, isOver, playable, seen } from "./seen";

export function facts(props: TableProps): SeatFacts[] {
  return props.table.seats.map(({ seat }) => ({ seat, facts: seatFacts(props, seat) }));
}

function seatFacts(props: TableProps, seat: number): Fact[] {
  const { text } = props;
  const view = seen(props);
  const said: Fact[] = [{ label: text.say("points"), value: String(view.points[seat] ?? 0) }];
  if (isOver(view)) return said;
  if (view.deal > 1)
    said.push({ label: text.say("cdm-this-deal"), value: text.number(view.scores[seat] ?? 0) });
  said.push({ label: text.say("cdm-cards"), value: text.number(view.hands[seat]?.length ?? 0) });
  said.push({ label: text.say("cdm-refusals"), value: text.number(view.refusals_left[seat] ?? 0) });
  return said;
}

export function label(ask: Ask, props: TableProps): string {
  const view = seen(props);
  if (ask.verb === ANNOUNCE) return props.text.say("cdm-finish", { points: view.chain_points });
  if (ask.verb === PASS) return props.text.say("cdm-pass", { points: view.pass_costs });
  return props.text.ask(ask.verb);
}

/** Close the chain that has been begun; else play, if anything can be; else pass. */
export function primary(props: TableProps): Ask["verb"] {
  if (props.asks.some((ask) => ask.verb === ANNOUNCE)) return ANNOUNCE;
  return playable(props.asks).length ? PLAY : PASS;
}
