/** One line per table, however many of its seats are mine. */

import type { MyTable, TableInfo } from "../wire";

export interface Resumable {
  info: TableInfo;
  secrets: string[];
  myTurn: boolean;
  state: "lobby" | "my-turn" | "playing" | "over" | "kept";
}

const ORDER = { "my-turn": 0, lobby: 1, playing: 2, over: 3, kept: 4 };

export function byTable(mine: MyTable[]): Resumable[] {
  const tables = new Map<string, Resumable>();
  for (const { table, secret, my_turn } of mine) {
    const known = tables.get(table.key) ?? { info: table, secrets: [], myTurn: false, state: table.stage };
    known.secrets.push(secret);
    known.myTurn ||= my_turn;
    if (known.myTurn && table.stage === "playing") known.state = "my-turn";
    tables.set(table.key, known);
  }
  return [...tables.values()].sort(
    (one, other) => ORDER[one.state] - ORDER[other.state] || other.info.created - one.info.created,
  );
}
