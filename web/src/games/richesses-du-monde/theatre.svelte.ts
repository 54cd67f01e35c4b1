/** What is shown of what happened: dice that roll, pawns on their way, the news card that lies open. */

import { SvelteMap } from "svelte/reactivity";
import type { RichessesDuMondeEvent, RichessesView } from "../../wire";
import type { TableProps } from "./props";
import { seen } from "./seen";
import { walk } from "./track";

export const ROLL_MS = 620;
export const STEP_MS = 130;

/** A news card that has been read, and by whom. */
export interface Read {
  seat: number;
  card: number;
}

export class Theatre {
  rolling = $state(false);
  /** where each pawn is shown while it walks; anywhere else it stands where it is */
  private readonly onTheWay = new SvelteMap<number, number>();
  news = $state.raw<Read | null>(null);
  private table = "";
  private before: RichessesView | null = null;
  private happened: RichessesDuMondeEvent[] = [];
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  get walking(): boolean {
    return this.onTheWay.size > 0;
  }

  /** Whether something still moves that what follows should wait for. */
  get busy(): boolean {
    return this.rolling || this.walking;
  }

  /** Whose pawn is on its way, or about to set out; null: nobody's. */
  get walker(): number | null {
    return this.onTheWay.keys().next().value ?? null;
  }

  squareOf(seat: number, stands: number): number {
    return this.onTheWay.get(seat) ?? stands;
  }

  /** Called by whatever part of the table is in sight whenever the position changes. */
  follow(props: TableProps): void {
    const view = seen(props);
    const isNew = this.table !== props.table.key;
    if (isNew) this.clear(props.table.key);
    const before = this.before ?? view;
    this.before = view;
    if (this.happened === props.lastEvents && !isNew) return;
    this.happened = props.lastEvents;
    this.noteNews(props.lastEvents);
    if (props.motion && !isNew) this.move(props, before);
  }

  private noteNews(events: RichessesDuMondeEvent[]): void {
    const rolled = events.some(({ is }) => is === "dice-rolled");
    const read = events.find((event) => event.is === "news-read");
    if (read) this.news = { seat: read.seat, card: read.card };
    else if (rolled) this.news = null;
  }

  private move(props: TableProps, before: RichessesView): void {
    const rolls = props.lastEvents.some(({ is }) => is === "dice-rolled");
    const wait = rolls ? ROLL_MS : 0;
    if (rolls) this.roll();
    seen(props).squares.forEach((square, seat) => {
      const from = before.squares[seat]!;
      const way = square === from ? null : walk(before.ahead[seat]!, square);
      if (way) this.send(seat, from, way, wait);
    });
  }

  private roll(): void {
    this.rolling = true;
    this.later(ROLL_MS, () => (this.rolling = false));
  }

  private send(seat: number, from: number, way: number[], wait: number): void {
    this.onTheWay.set(seat, from);
    way.forEach((square, step) => this.later(wait + step * STEP_MS, () => this.onTheWay.set(seat, square)));
    this.later(wait + way.length * STEP_MS, () => this.onTheWay.delete(seat));
  }

  private later(ms: number, does: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      does();
    }, ms);
    this.timers.add(timer);
  }

  private clear(table: string): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.table = table;
    this.before = null;
    this.rolling = false;
    this.onTheWay.clear();
    this.news = null;
  }
}

export const theatre = new Theatre();
