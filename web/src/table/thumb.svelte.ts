/** Where a table is held in one hand, a window's answers lie under the thumb, wherever the window itself is. */

import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("thumb");

export class Thumb {
  foot = $state.raw<Snippet | null>(null);

  /** Until the window is gone. */
  hold(foot: Snippet): () => void {
    this.foot = foot;
    return () => {
      if (this.foot === foot) this.foot = null;
    };
  }
}

export function holdThumb(): Thumb {
  return setContext(KEY, new Thumb());
}

/** null: the answers stay with their window. */
export function theThumb(): Thumb | null {
  return getContext<Thumb | undefined>(KEY) ?? null;
}
