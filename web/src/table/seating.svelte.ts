/** The chairs of this browser at one table: one for each seat it holds, or a watcher's. */

import { seatsAt } from "../house/secrets";
import { Chair } from "./chair.svelte";

export class Seating {
  readonly key: string;
  chairs = $state.raw<Chair[]>([]);
  #active = $state(0);

  constructor(key: string, watching = false) {
    this.key = key;
    this.sit(watching);
  }

  /** The chair whose hand is shown. */
  get active(): Chair {
    return this.chairs[this.#active] ?? this.chairs[0]!;
  }

  get many(): boolean {
    return this.chairs.length > 1;
  }

  /** Of several players at this device, the one the game waits for, if it is not the one shown. */
  get called(): Chair | null {
    if (!this.many || isAwaited(this.active)) return null;
    return this.chairs.find((chair) => isAwaited(chair)) ?? null;
  }

  show(chair: Chair): void {
    this.#active = Math.max(0, this.chairs.indexOf(chair));
  }

  /** Sit down again with the seats held now: after a seat was taken or left. */
  sit(watching = false): void {
    this.close();
    const held = watching ? [] : seatsAt(this.key);
    this.chairs = held.length
      ? held.map((seat) => new Chair(this.key, seat.secret))
      : [new Chair(this.key, "")];
    this.#active = 0;
  }

  retryNow(): void {
    for (const chair of this.chairs) chair.retryNow();
  }

  close(): void {
    for (const chair of this.chairs) chair.close();
  }
}

function isAwaited(chair: Chair): boolean {
  return chair.now?.waiting.some((wait) => wait.seat === chair.seat) ?? false;
}
