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

  hear(key: string): void {
    this.called = this.key === "";
    this.key = key;
  }
}
