/** What is shown of what happened: pawns that travel along the road, and moments that come one after another. */

import { SvelteMap } from "svelte/reactivity";
import type { RichessesDeFranceEvent } from "../../wire";
import type { TableProps } from "./props";
import { atlasOf, lineBetween, type Atlas, type Point } from "./atlas";
import { isShow, lasts, moments, type Leg, type Moment, type Show, type Stamp } from "./moments";
import { seen } from "./seen";
import { along, arc } from "./track";

export interface Seen extends Point {
  /** looks to the left */
  back: boolean;
  mode: number;
  /** in the air, from 0 to 1 and back */
  height: number;
}

const MANY = 4; // with as many moments waiting, pawns hurry
const TOO_MANY = 12; // and with so many, what has been missed is left to the journal

class Theatre {
  show = $state.raw<Show | null>(null);
  stamp = $state.raw<Stamp | null>(null);
  /** where pawns are shown that have not arrived yet */
  readonly pawns = new SvelteMap<number, Seen>();
  private readonly queue: Moment[] = [];
  private atlas: Atlas | null = null;
  private table = "";
  private towns: number[] = [];
  private happened: RichessesDeFranceEvent[] = [];
  private playing = $state(false);
  private motion = true;
  private run = 0;

  /** Whether something moves that what follows should wait for. */
  get busy(): boolean {
    return this.playing;
  }

  /** Called by whatever part of the table is in sight whenever the position changes. */
  follow(props: TableProps): void {
    const isNew = this.table !== props.table.key;
    if (isNew) this.clear(props);
    this.motion = props.motion;
    if (this.happened !== props.lastEvents) {
      this.happened = props.lastEvents;
      if (!isNew) this.add(props, moments(props.lastEvents));
    }
    if (!this.playing) this.towns = [...seen(props).towns];
  }

  dismiss(): void {
    this.show = null;
  }

  private add(props: TableProps, found: Moment[]): void {
    if (this.queue.length > TOO_MANY) return this.catchUp(props);
    for (const moment of found) if (moment.is === "leg") this.hold(moment.seat, seen(props).modes);
    this.queue.push(...found);
    if (this.queue.length && !this.playing) void this.play();
  }

  /** A pawn that is about to move is shown where it was. */
  private hold(seat: number, modes: number[]): void {
    const town = this.atlas!.towns[this.towns[seat] ?? -1];
    if (!this.pawns.has(seat) && town)
      this.pawns.set(seat, { x: town.x, y: town.y, back: false, mode: modes[seat] ?? 0, height: 0 });
  }

  private async play(): Promise<void> {
    this.playing = true;
    const run = ++this.run;
    for (let moment = this.queue.shift(); moment && run === this.run; moment = this.queue.shift()) {
      if (moment.is === "leg") await this.travel(moment, run);
      else if (isShow(moment)) await this.present(moment, run);
      else await this.press(moment, run);
    }
    if (run !== this.run) return;
    this.pawns.clear();
    this.playing = false;
  }

  private async travel(leg: Leg, run: number): Promise<void> {
    const from = this.towns[leg.seat];
    this.towns[leg.seat] = leg.town;
    if (from === undefined || from === leg.town || !this.motion || document.hidden) return;
    const atlas = this.atlas!;
    const isRoad = leg.by === "road";
    const line = isRoad ? lineBetween(atlas, from, leg.town) : [atlas.towns[from]!, atlas.towns[leg.town]!];
    if (line.some((point) => point === undefined)) return;
    const ms = lasts(leg) * (this.queue.length > MANY ? 0.4 : 1);
    const mode = leg.mode ?? this.pawns.get(leg.seat)?.mode ?? 0;
    await frames(ms, (part) => {
      if (run !== this.run) return;
      const { x, y, back } = along(line, part);
      this.pawns.set(leg.seat, { x, y, back, mode, height: isRoad ? 0 : arc(part) });
    });
  }

  private async present(show: Show, run: number): Promise<void> {
    this.show = show;
    await pause(lasts(show));
    if (run === this.run && this.show === show) this.show = null;
  }

  private async press(stamp: Stamp, run: number): Promise<void> {
    if (!this.motion) return;
    this.stamp = stamp;
    await pause(lasts(stamp));
    if (run === this.run) this.stamp = null;
  }

  private clear(props: TableProps): void {
    this.table = props.table.key;
    this.atlas = atlasOf(props.edition);
    this.catchUp(props);
  }

  private catchUp(props: TableProps): void {
    this.run++;
    this.towns = [...seen(props).towns];
    this.queue.length = 0;
    this.pawns.clear();
    this.show = null;
    this.stamp = null;
    this.playing = false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Calls with the part of the time that has passed, from picture to picture. */
function frames(ms: number, draw: (part: number) => void): Promise<void> {
  return new Promise((done) => {
    const start = performance.now();
    const next = () => {
      const part = Math.min(1, (performance.now() - start) / ms);
      draw(part);
      if (part < 1 && !document.hidden) requestAnimationFrame(next);
      else done();
    };
    next();
  });
}

export const theatre = new Theatre();
