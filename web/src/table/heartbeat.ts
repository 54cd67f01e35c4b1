/** Whether the other end of a line is alive: after a silence it is asked, and no answer is an answer too. */

export interface Heart {
  /** ask for a sign of life */
  ask(): void;
  /** nothing has come for so long that the line must be taken for dead; it may still wake up */
  silent(): void;
  /** nor since: a new line is needed */
  dead(): void;
}

export const TICK_MS = 500;
const ASK_AT = 4; // ticks of silence
const SILENT_AT = 8;
const DEAD_AT = 16;

/** Silence is counted in ticks, not on a clock: a page that was busy, or asleep, has not listened meanwhile. */
export class Heartbeat {
  private ticks = 0;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly heart: Heart) {
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  /** Something has come. */
  heard(): void {
    this.ticks = 0;
  }

  /** The page is looked at again: do not wait to find out. */
  hasten(): void {
    if (this.ticks >= ASK_AT) return;
    this.ticks = ASK_AT;
    this.heart.ask();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    this.ticks += 1;
    if (this.ticks === ASK_AT) this.heart.ask();
    else if (this.ticks === SILENT_AT) this.heart.silent();
    else if (this.ticks === DEAD_AT) this.heart.dead();
  }
}
