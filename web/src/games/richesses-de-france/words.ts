/** A town in full: what it is, where, which stage, who is there, and how to get there. */

import type { TableProps } from "./props";
import type { Town } from "./atlas";
import { circuitOf, francs, isOnMap, seen, stageName, stagesAt } from "./seen";
import type { Target } from "./targets";

export function kindWords({ text }: Pick<TableProps, "text">, { kind, region }: Town): string {
  return text.say("rdf-town-is", {
    kind: text.say(`rdf-kind-${kind}`),
    region: text.value("region", region),
  });
}

/** What there is to do for the circuit, as « la moutarde ». */
export function stageWords(props: TableProps, town: number): string[] {
  const circuit = circuitOf(props);
  const stages = stagesAt(props, town).map(({ number, is }) => {
    const [place, what] = stageName(props, number);
    return is === "stage" ? what : `${place} – ${what}`;
  });
  const ends = [
    ...(circuit.start === town ? [props.text.say("rdf-start")] : []),
    ...(circuit.finish === town ? [props.text.say("rdf-finish")] : []),
  ];
  return [...stages, ...ends];
}

export function whoIsThere(props: TableProps, town: number): number[] {
  const view = seen(props);
  return view.towns.flatMap((stands, seat) => (stands === town && isOnMap(view, seat) ? [seat] : []));
}

/** « 3 sections, 20 F » */
export function wayWords({ text }: Pick<TableProps, "text">, { way, amount }: Target): string {
  if (!way) return "";
  const sections = text.say("rdf-sections", { count: way.points.length });
  return amount ? `${sections}, ${francs(text, amount)}` : `${sections}, ${text.say("rdf-free")}`;
}

/** What pressing the town does. */
export function pressWords({ text }: Pick<TableProps, "text">, { way, verb }: Target): string {
  if (!way) return text.say(`rdf-press-${verb}`);
  return text.say("rdf-press-travel", { mode: text.value("mode", way.mode) });
}

export function townWords(props: TableProps, town: Town, target: Target | null): string {
  const { text } = props;
  const there = whoIsThere(props, town.number).map((seat) => text.player(seat));
  return [
    `${town.name}.`,
    `${kindWords(props, town)}.`,
    ...stageWords(props, town.number).map((stage) => `${stage}.`),
    there.length ? `${text.say("rdf-there", { players: text.join(there) })}.` : "",
    target ? `${pressWords(props, target)}${target.way ? ` (${wayWords(props, target)})` : ""}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
