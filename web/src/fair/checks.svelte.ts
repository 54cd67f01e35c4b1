/** The open dice that fell while this page was looking on, each of them checked. */

import type { Opening, TableInfo, WireEvent } from "../wire";
import { noteTable } from "./salts";
import { isProved } from "./tree";

export interface Checked {
  opening: Opening;
  right: boolean;
}

function numbersIn(thing: unknown): number[] {
  if (typeof thing === "number") return [thing];
  return typeof thing === "object" && thing !== null ? Object.values(thing).flatMap(numbersIn) : [];
}

/** What was told to everybody tells of this outcome, counted from 0 or from 1. */
export function isTold({ outcome }: Opening, events: WireEvent[]): boolean {
  const told = numbersIn(events);
  return told.includes(outcome) || told.includes(outcome + 1);
}

const nameOf = ({ purpose, seat, turn, count }: Opening) => `${purpose} ${seat} ${turn} ${count}`;

export class Checks {
  all = $state.raw<Checked[]>([]);
  wrong: Checked[] = $derived.by(() => this.all.filter((checked) => !checked.right));

  /** `events`: what the same move told; null where only the draws are known. */
  look(table: TableInfo, opened: Opening[], events: WireEvent[] | null): void {
    const { luck, seats } = table;
    const promised = noteTable(table);
    if (!luck || !promised) return;
    const known = this.all.map(({ opening }) => nameOf(opening));
    const fresh = opened.filter((opening) => !known.includes(nameOf(opening)));
    if (!fresh.length) return;
    const isRight = (opening: Opening) =>
      isProved(promised.root, luck.open_draws, seats.length, opening) &&
      (events === null || isTold(opening, events));
    this.all = [...this.all, ...fresh.map((opening) => ({ opening, right: isRight(opening) }))];
  }
}
