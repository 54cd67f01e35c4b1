/** The sheets that lie over the page: what cannot wait lays them aside, and they come back after it. */

class Sheets {
  #calls = $state(0);
  #answered = $state(true);

  /** A sheet is laid over the page; the word by which it is known. */
  open(): number {
    return this.#calls;
  }

  /** Whether something has come that the sheet must not cover. */
  isAside(opened: number): boolean {
    return !this.#answered && opened < this.#calls;
  }

  /** Something must be seen now; what is opened from now on may lie over it. */
  layAside(): void {
    this.#calls += 1;
    this.#answered = false;
  }

  /** It is over, or somebody wants a sheet all the same; whether any lay aside. */
  bringBack(): boolean {
    const before = this.#answered;
    this.#answered = true;
    return !before;
  }
}

export const sheets = new Sheets();
