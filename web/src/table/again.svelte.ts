/** The table where a company plays again. */

export class Again {
  /** empty: there is none */
  key = $state("");
  /** the others have opened it while one was looking on */
  called = $state(false);

  /** What is known on coming to the table. */
  know(key: string): void {
    this.key = key;
  }

  /** Who still plays is not called away: it is opened by somebody who is out. */
  hear(key: string, over: boolean): void {
    this.called = over && this.key === "";
    this.key = key;
  }
}
