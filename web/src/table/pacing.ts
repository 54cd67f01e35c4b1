/** The one queue between the house and the screen: what happens is shown, one thing after the other, and only then true here. */

import type { Sound } from "./instruments";

/** Something that is shown for a while. */
export interface Beat<S = unknown> {
  ms: number;
  /** the tableau from now on, in the game's own words; null: nothing; left out: what lay there */
  shows?: S | null;
  /** what is heard as it begins */
  sound?: Sound;
}

/** What is shown of a move: first upon the position before it, then upon the one it led to. What lies there last stays. */
export interface Act<S = unknown> {
  first: Beat<S>[];
  then: Beat<S>[];
  /** what is heard as the position turns */
  sound?: Sound;
}

/** The same, but what comes before the position turns takes no longer than this. */
export function within<S>(act: Act<S>, most: number): Act<S> {
  const whole = act.first.reduce((sum, { ms }) => sum + ms, 0);
  const share = whole > most ? most / whole : 1;
  return { ...act, first: act.first.map((beat) => ({ ...beat, ms: beat.ms * share })) };
}

/** Something else cannot wait: all of it within this time, and then no pause. */
export function hurried<S>(act: Act<S>, most: number): Act<S> {
  return { ...within(act, most), then: act.then.map((beat) => ({ ...beat, ms: 0 })) };
}

/** What is heard of an act of which nothing is shown: one sound. */
export function heardAtOnce<S>({ first, then, sound }: Act<S>): Sound | undefined {
  return sound ?? [...first, ...then].find((beat) => beat.sound)?.sound;
}

/** The tableau when all has been shown; undefined: what lay there before. */
export function leftBy<S>({ first, then }: Act<S>): S | null | undefined {
  const last = then.findLast(({ shows }) => shows !== undefined);
  return last ? last.shows : first.some(({ shows }) => shows) ? null : undefined;
}

export interface Showing<M> {
  /** asked when the move's turn has come: the position before it is in sight */
  actOf(move: M): Act;
  /** of how much of its time something has; 0: none at all */
  rate(move: M): number;
  /** the tableau from now on; null: nothing */
  show(shows: unknown): void;
  hear(sound: Sound): void;
  /** the position, the log and the purses after the move */
  turn(move: M): void;
  /** nothing more comes of the move */
  end(move: M): void;
}

interface Played<M> {
  move: M;
  act: Act;
  first: Beat[];
  then: Beat[];
  turned: boolean;
}

export class Pacing<M> {
  private readonly showing: Showing<M>;
  private readonly queue: M[] = [];
  private played: Played<M> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(showing: Showing<M>) {
    this.showing = showing;
  }

  /** how many moves wait behind the one that is shown */
  get waiting(): number {
    return this.queue.length;
  }

  /** the newest move that is not true here yet */
  get newest(): M | undefined {
    return this.queue.at(-1) ?? (this.played?.turned === false ? this.played.move : undefined);
  }

  get isBusy(): boolean {
    return this.played !== null;
  }

  add(move: M): void {
    this.queue.push(move);
    if (!this.played) this.go();
  }

  /** What is being shown gives way to what comes next. */
  hasten(): void {
    if (!this.played) return;
    clearTimeout(this.timer);
    this.go();
  }

  /** The newest move cannot wait: what is being shown may be looked at for so much longer, the rest is true at once. */
  hurry(most: number): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.catchUp(), most);
  }

  /** All that has happened is true at once; the last thing to be seen of it stays in sight. */
  skip(): void {
    this.stop();
    for (let one = this.played ?? this.begin(); one; one = this.begin()) this.leap(one);
  }

  /** Forget whatever has not been shown; the moves that have not become true. */
  clear(): M[] {
    this.stop();
    const dropped = this.played?.turned === false ? [this.played.move, ...this.queue] : [...this.queue];
    this.queue.length = 0;
    this.played = null;
    this.showing.show(null);
    return dropped;
  }

  private stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
  }

  /** As far as the newest move, which is shown. */
  private catchUp(): void {
    if (!this.queue.length) return;
    this.stop();
    if (this.played) this.leap(this.played);
    while (this.queue.length > 1) this.leap(this.begin()!);
    this.go();
  }

  private begin(): Played<M> | null {
    const move = this.queue.shift();
    if (move === undefined) return null;
    const act = this.showing.actOf(move);
    this.played = { move, act, first: [...act.first], then: [...act.then], turned: false };
    return this.played;
  }

  private go(): void {
    for (let one = this.played ?? this.begin(); one; one = this.played ?? this.begin()) {
      const ms = this.step(one);
      if (ms > 0) {
        this.timer = setTimeout(() => this.go(), ms);
        return;
      }
    }
  }

  /** Shows the next thing of a move; for how long. */
  private step(one: Played<M>): number {
    const rate = this.showing.rate(one.move);
    if (rate === 0) this.leap(one);
    else if (one.first.length) return this.show(one.first.shift()!) * rate;
    else if (!one.turned) this.turnAloud(one);
    else if (one.then.length) return this.show(one.then.shift()!) * rate;
    else this.finish(one);
    return 0;
  }

  private show({ ms, shows, sound }: Beat): number {
    if (sound) this.showing.hear(sound);
    if (shows !== undefined) this.showing.show(shows);
    return ms;
  }

  /** What was shown upon the old position is gone with it. */
  private turn(one: Played<M>): void {
    one.turned = true;
    if (one.act.first.some(({ shows }) => shows)) this.showing.show(one.act.then[0]?.shows ?? null);
    this.showing.turn(one.move);
  }

  private turnAloud(one: Played<M>): void {
    if (one.act.sound) this.showing.hear(one.act.sound);
    this.turn(one);
  }

  private leap(one: Played<M>): void {
    const sound = heardAtOnce(one.act);
    if (!one.turned) {
      if (sound) this.showing.hear(sound);
      this.turn(one);
    }
    const left = leftBy(one.act);
    if (left !== undefined) this.showing.show(left);
    this.finish(one);
  }

  private finish(one: Played<M>): void {
    this.played = null;
    this.showing.end(one.move);
  }
}
