/** The guests of this browser at one table: one for each seat it holds, or a watcher's. */

import { hostSecret, seatsAt } from "../house/secrets";
import { Guest } from "./guest.svelte";

export class Guests {
  readonly key: string;
  all = $state.raw<Guest[]>([]);
  #active = $state(0);

  constructor(key: string, watching = false) {
    this.key = key;
    this.sit(watching);
  }

  /** The guest whose hand is shown. */
  get active(): Guest {
    return this.all[this.#active] ?? this.all[0]!;
  }

  get many(): boolean {
    return this.all.length > 1;
  }

  /** Of several players at this device, the one the game waits for, if it is not the one shown. */
  get called(): Guest | null {
    if (!this.many || isAwaited(this.active)) return null;
    return this.all.find((guest) => isAwaited(guest)) ?? null;
  }

  show(guest: Guest): void {
    this.#active = Math.max(0, this.all.indexOf(guest));
  }

  /** Sit down again with the seats held now: after a seat was taken or left. */
  sit(watching = false): void {
    this.close();
    const held = watching ? [] : seatsAt(this.key);
    // A big screen of the host's own is let in even where watchers are not.
    const otherwise = watching ? (hostSecret(this.key) ?? "") : "";
    this.all = held.length
      ? held.map((seat) => new Guest(this.key, seat.secret))
      : [new Guest(this.key, otherwise)];
    this.#active = 0;
  }

  retryNow(): void {
    for (const guest of this.all) guest.retryNow();
  }

  close(): void {
    for (const guest of this.all) guest.close();
  }
}

function isAwaited(guest: Guest): boolean {
  if (!guest.now || guest.now.answering) return false;
  return guest.now.waiting.some((wait) => wait.seat === guest.seat);
}
