/** What the player looks at and has picked out, shared by map and hand. */

import { Journey } from "./journey.svelte";

export class Looks {
  /** the way I have chosen to go */
  readonly journey = new Journey();
  /** the town under the pointer, the finger or the keyboard */
  town = $state<number | null>(null);
  /** the region card that is looked at in the hand */
  region = $state<number | null>(null);
  /** how to travel; null: as fast as can be */
  mode = $state<number | null>(null);
  /** the casino lies open though one need not stake */
  casino = $state(false);

  point(town: number | null): void {
    this.town = town;
  }

  /** A pointer that leaves a town takes nothing from one pointed at since. */
  leave(town: number): void {
    if (this.town === town) this.town = null;
  }

  /** Another question: what was laid open for the last one is put away. */
  tidy(): void {
    this.casino = false;
  }

  reset(): void {
    this.tidy();
    this.town = null;
    this.region = null;
    this.mode = null;
  }
}
