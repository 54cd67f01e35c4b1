/** What lies open upon a page, one above the other: each has an entry of its own in the browser's history, so that
 * Back puts away what lies on top, and leaves the page only when nothing does. */

export type HistoryLike = Pick<History, "state" | "pushState" | "replaceState" | "go">;

interface Layer {
  putAway: () => void;
}

export class Layers {
  private readonly history: HistoryLike;
  private layers: Layer[] = [];
  /** the browser is on its way to an entry that we asked for */
  private travelling = false;
  private settling = false;

  constructor(history: HistoryLike) {
    this.history = history;
    // The page was loaded again while something lay open, which does not lie there any more.
    if (this.depth > 0) history.replaceState({ depth: 0 }, "");
  }

  /** Something lies open from now on, until the call that is given back. */
  open(putAway: () => void): () => void {
    const layer = { putAway };
    this.layers.push(layer);
    this.settleSoon();
    return () => {
      this.layers = this.layers.filter((other) => other !== layer);
      this.settleSoon();
    };
  }

  /** The browser has come to another entry of the same page. */
  back(): void {
    const gone = this.travelling ? [] : this.layers.splice(this.depth);
    this.travelling = false;
    for (const { putAway } of gone.reverse()) putAway();
    this.settleSoon();
  }

  /** The browser has come to another page. */
  elsewhere(): void {
    this.travelling = false;
    this.settleSoon();
  }

  /** On to another page: the entry of what lies open is not kept, as it will not lie there on coming back. */
  leave(address: string, replace: boolean): void {
    const instead = replace || this.depth > 0;
    this.history[instead ? "replaceState" : "pushState"]({ depth: 0 }, "", address);
  }

  private get depth(): number {
    const state = this.history.state as { depth?: number } | null;
    return state?.depth ?? 0;
  }

  /** What is put away for something else to be opened leaves the history as it is. */
  private settleSoon(): void {
    if (this.settling) return;
    this.settling = true;
    setTimeout(() => {
      this.settling = false;
      this.settle();
    });
  }

  private settle(): void {
    if (this.travelling) return;
    const wanted = this.layers.length;
    for (let depth = this.depth + 1; depth <= wanted; depth++) this.history.pushState({ depth }, "");
    if (this.depth > wanted) {
      this.travelling = true;
      this.history.go(wanted - this.depth);
    }
  }
}
