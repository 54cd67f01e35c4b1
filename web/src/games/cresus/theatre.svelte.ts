/** What is shown of what happened: one moment after another, pawns on their way, dice that roll. */

import type { CresusEvent } from "../../wire";
import type { TableProps } from "./props";
import { lengthOf, momentsOf, OPEN_MS, type Before, type Moment } from "./moments";
import { seen } from "./seen";

export const ROLL_MS = 700;
const HURRY = 0.65; // the share of its time that a moment has while another waits
const MOST_WAITING = 3; // more would lag behind the game

export class Theatre {
  /** what is being shown */
  moment = $state.raw<Moment | null>(null);
  /** what was shown last, still worth a line */
  recent = $state.raw<Moment | null>(null);
  /** envelopes and hands are open */
  open = $state(false);
  /** which dice roll */
  rolling = $state.raw<number[]>([]);
  /** where pawns still stand although their market is known; null: where they are */
  private held = $state.raw<number[] | null>(null);
  private waiting: Moment[] = [];
  private table = "";
  private me: number | null = null;
  private happened: CresusEvent[] = [];
  private before: Before = { expert: -1, share: -1, colours: [] };
  private pawns: number[] = [];
  private timers = new Set<ReturnType<typeof setTimeout>>();

  pawnOf(seat: number, stands: number): number {
    return this.held?.[seat] ?? stands;
  }

  /** Called by whatever part of the table is in sight whenever the position changes; `kept` dice do not roll. */
  follow(props: TableProps, kept: number[]): void {
    const view = seen(props);
    const isNew = this.table !== props.table.key;
    // Who comes to this screen after another has seen what was shown on it.
    const isOther = this.me !== props.me;
    if (isNew) this.clear(props.table.key);
    this.me = props.me;
    if (isNew || this.happened !== props.lastEvents) {
      this.happened = props.lastEvents;
      const moments = momentsOf(props.lastEvents, this.before);
      this.recent = moments.at(-1) ?? this.recentStill(props.lastEvents);
      if (props.motion && !isNew && !isOther) this.play(props, moments, kept);
    }
    const { bids, entry, dice } = view;
    this.before = {
      expert: bids?.expert ?? -1,
      share: bids?.share ?? entry?.share ?? -1,
      colours: dice?.colours ?? [],
    };
    this.pawns = view.pawns;
  }

  skip(): void {
    this.dropTimers();
    this.held = null;
    this.next();
  }

  /** A line about what happened stands until something else begins. */
  private recentStill(events: CresusEvent[]): Moment | null {
    const isBeginning = events.some(({ is }) => is === "round-begun" || is === "sale-begun");
    return isBeginning ? null : this.recent;
  }

  private play(props: TableProps, moments: Moment[], kept: number[]): void {
    // What I bought I know: the other card waits.
    this.waiting.push(...moments.filter((moment) => moment.is !== "bought" || moment.seat !== props.me));
    if (moments.some((moment) => moment.is === "signs" && moment.islands.length)) this.clearTheWay();
    if (this.waiting.length > MOST_WAITING) this.waiting.splice(0, this.waiting.length - MOST_WAITING);
    if (moments.some(({ is }) => is === "markets")) this.held = this.pawns;
    this.roll(props, kept);
    if (!this.moment) this.next();
  }

  /** The island is what everybody has been waiting for: nothing stands before it. */
  private clearTheWay(): void {
    this.waiting.splice(0, this.waiting.length - 1);
    this.dropTimers();
    this.moment = null;
  }

  private roll(props: TableProps, kept: number[]): void {
    const thrown = props.lastEvents.find((event) => event.is === "dice-thrown");
    const { dice } = seen(props);
    if (!thrown || !dice) return;
    const mine = thrown.seat === props.me;
    this.rolling = dice.colours.flatMap((colour, place) => {
      const moves = mine ? !kept.includes(place) : colour !== this.before.colours[place];
      return moves || !this.before.colours.length ? [place] : [];
    });
    this.later(ROLL_MS, () => (this.rolling = []));
  }

  private next(): void {
    this.moment = this.waiting.shift() ?? null;
    this.open = false;
    if (!this.moment) {
      this.held = null;
      return;
    }
    this.later(OPEN_MS, () => {
      this.open = true;
      if (this.moment?.is === "markets") this.held = null;
    });
    const hurry = this.waiting.length ? HURRY : 1;
    this.later(lengthOf(this.moment) * hurry, () => this.next());
  }

  private later(ms: number, does: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      does();
    }, ms);
    this.timers.add(timer);
  }

  private dropTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.rolling = [];
  }

  private clear(table: string): void {
    this.dropTimers();
    this.table = table;
    this.moment = null;
    this.recent = null;
    this.waiting = [];
    this.held = null;
    this.happened = [];
    this.pawns = [];
    this.before = { expert: -1, share: -1, colours: [] };
  }
}

export const theatre = new Theatre();
