/** Where one is in a film. A step forward is shown as it was at the table; any other leap is made at once. */

import type { Sound } from "../table/instruments";
import { leftBy, Pacing, type Act } from "../table/pacing";

export class Projector {
  at = $state(0);
  tableau = $state.raw<unknown>(null);
  /** how many times faster than the game was */
  speed = $state(1);
  private readonly actOf: (to: number) => Act;
  private readonly pacing: Pacing<number>;

  /** `actOf` tells what is shown of the move that leads to a position. */
  constructor(
    actOf: (to: number) => Act,
    moves: () => boolean,
    hear: (sound: Sound) => void = () => undefined,
  ) {
    this.actOf = actOf;
    this.pacing = new Pacing<number>({
      actOf,
      rate: () => (moves() ? 1 / this.speed : 0),
      show: (shows) => (this.tableau = shows),
      hear,
      turn: (to) => (this.at = to),
      end: () => undefined,
    });
  }

  get isBusy(): boolean {
    return this.pacing.isBusy;
  }

  go(to: number): void {
    this.pacing.skip();
    if (to === this.at + 1) this.pacing.add(to);
    else if (to !== this.at) this.leap(to);
  }

  leap(to: number): void {
    this.pacing.clear();
    this.at = to;
    this.tableau = to > 0 ? (leftBy(this.actOf(to)) ?? null) : null;
  }
}
