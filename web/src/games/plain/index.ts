/** Any game, drawn plainly: what is seen as lists, what may be done as forms. */

import type { GameModule, TableProps } from "../module";
import Board from "./Board.svelte";
import { readable } from "./readable";

function scoreOf({ view }: Pick<TableProps, "view">): number[] {
  if (typeof view !== "object" || view === null || !("scores" in view)) return [];
  return Array.isArray(view.scores) ? view.scores.filter((score) => typeof score === "number") : [];
}

function facts(props: TableProps) {
  const scores = scoreOf(props);
  return props.table.seats.map(({ seat }) => ({
    seat,
    facts: seat in scores ? [{ label: props.text.say("points"), value: String(scores[seat]) }] : [],
  }));
}

function boardText(props: TableProps): string[] {
  return readable(props.view, props.text).map((item) => `${item.label} : ${item.lines.join(" ; ")}`);
}

const plain: GameModule = {
  Board,
  facts,
  boardText,
  palette: { ground: "#5c3a1d", onGround: "#fdf3d8", accent: "#e6a817", felt: "#e9d6ae" },
  scoreOf,
  // Nothing is known of the game, so hands are taken to be secret.
  secrets: true,
  greysClosed: true,
};

export default plain;
