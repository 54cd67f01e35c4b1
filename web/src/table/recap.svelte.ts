/** What others did while a seat waited, kept until it has acted again or put it away. */

import { keep, kept } from "../house/kept";
import type { LogEntry } from "../wire";

export class Recap {
  entries = $state.raw<LogEntry[]>([]);
  /** some of it was never shown: the table was out of sight, or went on too fast */
  unseen = $state(false);
  private name = "";
  private last = -1;

  /** Come to the table, or back to it: all that this seat has not been told here before. */
  open(name: string, seat: number, log: LogEntry[]): void {
    if (name !== this.name) this.last = kept(name, -1);
    this.name = name;
    const missed = this.last < 0 ? [] : log.filter(({ number }) => number > this.last);
    for (const entry of missed) this.hear(entry, seat, false);
    this.note(log.at(-1)?.number ?? -1);
  }

  hear(entry: LogEntry, seat: number, shown: boolean): void {
    this.note(entry.number);
    if (entry.seat === seat) return this.clear();
    this.entries = [...this.entries, entry];
    this.unseen ||= !shown;
  }

  clear(): void {
    this.entries = [];
    this.unseen = false;
  }

  private note(number: number): void {
    this.last = number;
    keep(this.name, number);
  }
}
