/** What somebody advises who sits here to do, until the question is another one. */

import type { FromBrowser, Hint, Now } from "../wire";

export class Advice {
  /** null: nobody was asked, or the question is another one by now */
  hint = $state.raw<Hint | null>(null);
  /** somebody thinks about it */
  thinking = $state(false);

  /** What would you do in my place? */
  want(now: Now | null, send: (message: Extract<FromBrowser, { is: "want-hint" }>) => boolean): void {
    if (now === null || this.thinking) return;
    this.hint = null;
    this.thinking = send({ is: "want-hint", number: now.number });
  }

  /** What comes after it was dropped is not heard. */
  hear(hint: Hint): void {
    if (this.thinking) this.hint = hint;
    this.thinking = false;
  }

  drop(): void {
    this.hint = null;
    this.thinking = false;
  }
}
