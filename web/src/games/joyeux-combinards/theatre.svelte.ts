/** What is shown of what happened: dice that roll, pawns on their way, and then what came of it. */

import { SvelteMap } from "svelte/reactivity";
import type { JoyeuxCombinardsEvent } from "../../wire";
import type { TableProps } from "./props";
import { contentsOf } from "./contents";
import { FLIGHT_MS, ROLL_MS, STEP_MS, throwsDice } from "./pace";
import { seen } from "./seen";
import { walk } from "./track";
import { lasts, verdict, type Verdict } from "./verdicts";

export class Theatre {
  rolling = $state(false);
  /** whose pawn is in the air */
  flying = $state<number | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** the price announced just before: the view forgets it when the card is turned up; 0: nobody saw it here */
  announced = $state(0);
  private said = 0;
  /** where each pawn is shown while it walks; anywhere else it stands where it is */
  private readonly onTheWay = new SvelteMap<number, number>();
  private table = "";
  private squares: number[] = [];
  private happened: JoyeuxCombinardsEvent[] = [];
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** Whether something still moves that what follows should wait for. */
  get busy(): boolean {
    return this.rolling || this.onTheWay.size > 0 || this.flying !== null;
  }

  /** Whose pawn is on its way, or about to set out; null: nobody's. */
  get walker(): number | null {
    return this.onTheWay.keys().next().value ?? this.flying;
  }

  squareOf(seat: number, stands: number): number {
    return this.onTheWay.get(seat) ?? stands;
  }

  dismiss(): void {
    this.verdict = null;
  }

  /** Called by whatever part of the table is in sight whenever the position changes. */
  follow(props: TableProps): void {
    const { squares, bluff } = seen(props);
    const isNew = this.table !== props.table.key;
    if (isNew) this.clear(props.table.key);
    const before = isNew ? squares : this.squares;
    this.squares = squares;
    const said = this.said;
    this.said = bluff?.price ?? 0;
    if (this.happened === props.lastEvents && !isNew) return;
    this.happened = props.lastEvents;
    this.announced = said;
    const travel = props.motion && !isNew ? this.move(props, before, squares) : 0;
    if (props.lastEvents.some((event) => event.is === "dice-rolled" && event.seat === props.me))
      this.dismiss();
    this.show(props.lastEvents, travel);
  }

  private show(events: JoyeuxCombinardsEvent[], wait: number): void {
    const decided = verdict(events);
    if (decided === null) {
      if (events.length && wait) this.dismiss();
      return;
    }
    this.verdict = null;
    this.later(wait, () => {
      this.verdict = decided;
      this.later(lasts(decided), () => {
        if (this.verdict === decided) this.dismiss();
      });
    });
  }

  /** Sends everything on its way; how long it takes. */
  private move(props: TableProps, before: number[], after: number[]): number {
    const rolls = throwsDice(props.lastEvents);
    const wait = rolls ? ROLL_MS : 0;
    if (rolls) this.roll();
    const times = after.map((square, seat) => {
      if (square === before[seat]) return 0;
      if (props.lastEvents.some(({ is }) => is === "flight-taken")) return this.fly(seat);
      const way = walk(contentsOf(props), before[seat]!, square);
      return way ? this.send(seat, before[seat]!, way, wait) : 0;
    });
    return wait + Math.max(0, ...times);
  }

  private roll(): void {
    this.rolling = true;
    this.later(ROLL_MS, () => (this.rolling = false));
  }

  private fly(seat: number): number {
    this.flying = seat;
    this.later(FLIGHT_MS, () => (this.flying = null));
    return FLIGHT_MS;
  }

  private send(seat: number, from: number, way: number[], wait: number): number {
    this.onTheWay.set(seat, from);
    way.forEach((square, step) => this.later(wait + step * STEP_MS, () => this.onTheWay.set(seat, square)));
    this.later(wait + way.length * STEP_MS, () => this.onTheWay.delete(seat));
    return way.length * STEP_MS;
  }

  private later(ms: number, does: () => void): void {
    if (ms === 0) return does();
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
    this.rolling = false;
    this.flying = null;
    this.verdict = null;
    this.announced = 0;
    this.said = 0;
    this.onTheWay.clear();
  }
}

export const theatre = new Theatre();
