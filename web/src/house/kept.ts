/** What this browser remembers, for good or as long as a tab is open. One that refuses to remember only forgets. */

import { pocket } from "./root";

/** A house in a page may stand below another on the same site: each has its own tables. */
const PREFIX = pocket ? "ludotheque.pocket." : "ludotheque.";

export function kept<T>(name: string, otherwise: T): T {
  return read(() => localStorage, name, otherwise);
}

export function keep(name: string, value: unknown): void {
  write(() => localStorage, name, value);
}

/** As long as this tab of the browser is open. */
export function keptHere<T>(name: string, otherwise: T): T {
  return read(() => sessionStorage, name, otherwise);
}

export function keepHere(name: string, value: unknown): void {
  write(() => sessionStorage, name, value);
}

function read<T>(store: () => Storage, name: string, otherwise: T): T {
  try {
    const text = store().getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(store: () => Storage, name: string, value: unknown): void {
  try {
    store().setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows may have no store.
  }
}
