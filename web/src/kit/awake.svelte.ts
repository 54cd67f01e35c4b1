/** A screen that is only looked at stays on, where the browser can see to it and its person wants it. */

export class Awake {
  /** null: this browser cannot, or may not here */
  on = $state<boolean | null>("wakeLock" in navigator ? true : null);
  #lock: WakeLockSentinel | null = null;

  /** While this is attached; a lock is lost with the sight of the page, and asked for again when it comes back. */
  watch = () => {
    const hold = () => void this.#hold();
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void this.#release();
    };
  };

  toggle(): void {
    this.on = !this.on;
    void (this.on ? this.#hold() : this.#release());
  }

  async #hold(): Promise<void> {
    if (!this.on || document.visibilityState !== "visible") return;
    try {
      this.#lock = await navigator.wakeLock.request("screen");
    } catch {
      this.on = null; // a battery that is low, or a page that may not
    }
  }

  async #release(): Promise<void> {
    await this.#lock?.release();
    this.#lock = null;
  }
}
