/** One line per table, however many of its seats are mine; those that wait for me come first. */

import type { MyTable, TableInfo } from "../wire";

export interface Resumable {
  info: TableInfo;
  myTurn: boolean;
  /** what I am asked there, by verb */
  verbs: string[];
  /** the seats that the table waits for */
  waits: number[];
  state: "my-turn" | "rematch" | "lobby" | "playing" | "over" | "kept";
}

const ORDER = { "my-turn": 0, rematch: 1, lobby: 2, playing: 3, over: 4, kept: 5 };

/** The rematch of a table is a line of its own as soon as I am there. */
export function byTable(all: MyTable[]): Resumable[] {
  const mine = all.filter(({ table }) => table.lesson !== "done");
  const tables = new Map<string, Resumable>();
  const held = new Set(mine.map(({ table }) => table.key));
  for (const { table, my_turn, verbs, waits, rematch } of mine) {
    const fresh: Resumable = { info: table, myTurn: false, verbs: [], waits, state: table.stage };
    const known = tables.get(table.key) ?? fresh;
    known.myTurn ||= my_turn;
    known.verbs = [...new Set([...known.verbs, ...verbs])];
    if (known.myTurn && table.stage === "playing") known.state = "my-turn";
    if (rematch && !held.has(rematch)) known.state = "rematch";
    tables.set(table.key, known);
  }
  return [...tables.values()].sort(
    (one, other) => ORDER[one.state] - ORDER[other.state] || other.info.created - one.info.created,
  );
}
