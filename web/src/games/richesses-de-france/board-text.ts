/** The map in sentences: the circuit, where everybody is, where I may go, and what I hold. */

import type { TableProps } from "./props";
import { circuitOf, francs, isOnMap, isOver, seen, stageName } from "./seen";
import { modes, targets } from "./targets";
import { wayWords } from "./words";

export function boardText(props: TableProps): string[] {
  return [
    circuitText(props),
    ...pawnsText(props),
    ...stagesText(props),
    ...reachText(props),
    ...handText(props),
  ];
}

function circuitText({ view: shown, text }: TableProps): string {
  const view = seen({ view: shown });
  return text.say("rdf-text-circuit", {
    circuit: text.value("circuit", view.circuit),
    stages: view.needed,
    round: view.round,
    rounds: view.rounds,
  });
}

function pawnsText({ view: shown, text }: TableProps): string[] {
  const view = seen({ view: shown });
  return view.towns.flatMap((town, seat) => {
    if (!isOnMap(view, seat)) return [];
    return text.say("rdf-text-pawn", {
      player: text.player(seat),
      town: text.value("town", town),
      mode: text.value("mode", view.modes[seat] ?? 0),
      cash: francs(text, view.cash[seat] ?? 0),
    });
  });
}

function stagesText(props: TableProps): string[] {
  const { text } = props;
  const view = seen(props);
  return view.done.map((marks, seat) => {
    const left = marks.flatMap((done, stage) => (done ? [] : [nameOf(props, stage)]));
    const player = text.player(seat);
    return left.length
      ? text.say("rdf-text-left", { player, count: left.length, stages: text.join(left) })
      : text.say("rdf-text-all-done", { player });
  });
}

/** « Dijon », « football Bordeaux/Nantes » */
function nameOf(props: TableProps, stage: number): string {
  const [name, what] = stageName(props, stage);
  return circuitOf(props).stages[stage]?.is === "stage" ? name : `${name} ${what}`;
}

function reachText(props: TableProps): string[] {
  const { text } = props;
  return modes(props).map((mode) => {
    const towns = [...targets(props, mode).values()]
      .filter(({ way }) => way)
      .map((target) => `${text.value("town", target.town)} (${wayWords(props, target)})`);
    return text.say("rdf-text-reach", { mode: text.value("mode", mode), towns: text.join(towns) });
  });
}

function handText(props: TableProps): string[] {
  const { hand } = seen(props);
  if (!hand.length || isOver(seen(props))) return [];
  return [props.text.say("rdf-text-hand", { regions: props.text.values("regions", hand) })];
}
