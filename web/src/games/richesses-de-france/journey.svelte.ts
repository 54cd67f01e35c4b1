/** A way that I have chosen, gone section by section: each is asked for when the one before has been granted. */

import type { FranceWayView } from "../../wire";
import { choicesOf, offers } from "../../ask/asks";
import type { Ask, Deed, TableProps } from "./props";
import { STOP, TRAVEL, seen } from "./seen";

export class Journey {
  /** the points that are still to come */
  points = $state.raw<number[]>([]);
  private mode = 0;
  /** whether to stop at the end, should there be a choice */
  private stops = $state(false);
  private answered: Ask[] | null = null;

  get isOn(): boolean {
    return this.points.length > 0 || this.stops;
  }

  begin(props: TableProps, way: FranceWayView, stops = true): void {
    this.points = way.points;
    this.mode = way.mode;
    this.stops = stops;
    this.answered = null;
    this.goOn(props);
  }

  /** Called whenever something has changed. */
  goOn(props: TableProps): void {
    if (!this.isOn || props.sending) return;
    const isRefused = this.answered === props.asks;
    const isInterrupted = this.answered !== null && seen(props).travel?.seat !== props.me;
    if (isRefused || isInterrupted) return this.end();
    const [next, ...further] = this.points;
    if (next !== undefined && choicesOf(props.asks, TRAVEL[this.mode]!).includes(next)) {
      this.points = further;
      this.send(props, { verb: TRAVEL[this.mode]!, filling: [[next]] });
    } else if (next === undefined && offers(props.asks, STOP)) {
      this.stops = false;
      this.send(props, { verb: STOP, filling: [] });
    }
  }

  end(): void {
    this.points = [];
    this.stops = false;
    this.answered = null;
  }

  private send(props: TableProps, { verb, filling }: Deed): void {
    this.answered = props.asks;
    props.act(verb, filling);
  }
}
