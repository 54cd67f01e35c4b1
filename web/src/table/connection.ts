/** One socket that stays open: it opens again by itself until told that there is nothing to open. */

import { Heartbeat } from "./heartbeat";
import type { FromBrowser, FromHouse } from "../wire";

export type Line = "opening" | "open" | "lost" | "refused";

export interface SocketLike {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  heard(message: FromHouse): void;
  /** `clause`: why the house refuses this line for good */
  line(state: Line, code: number, clause: string): void;
}

export const UNKNOWN_TABLE = 4404;
export const UNKNOWN_SECRET = 4403;
export const DAMAGED = 4410;
export const NO_WATCHERS = 4423;
export const TOO_MANY = 4429;
const FINAL = new Set([UNKNOWN_TABLE, UNKNOWN_SECRET, DAMAGED, NO_WATCHERS, TOO_MANY]);

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;

/**
 * How long to wait before an attempt, counted from 0. Each wait is twice the one before, up to ten seconds, and is cut
 * short by up to two fifths at random, so that all browsers do not come back to a restarted house at the same moment.
 */
export function waitBefore(attempt: number, luck: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return Math.round(full * (0.6 + 0.4 * luck));
}

const BEAT = JSON.stringify({ is: "beat" });

export class Connection {
  private socket: SocketLike | null = null;
  private heartbeat: Heartbeat | null = null;
  private isOpen = false;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly open: () => SocketLike,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** False if the line is down: nothing is kept to be sent later, the player decides again. */
  send(message: FromBrowser): boolean {
    if (!this.isOpen || this.ended) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  retryNow(): void {
    if (this.ended) return;
    if (this.isOpen) this.heartbeat?.hasten();
    else {
      this.drop();
      clearTimeout(this.timer);
      this.connect();
    }
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private connect(): void {
    this.timer = undefined;
    const socket = this.open();
    const heartbeat = new Heartbeat({
      ask: () => this.isOpen && socket.send(BEAT),
      silent: () => this.falter(),
      dead: () => this.lost(0, ""),
    });
    [this.socket, this.heartbeat] = [socket, heartbeat];
    socket.onopen = () => this.speaks();
    socket.onmessage = (event) => {
      heartbeat.heard();
      this.attempt = 0;
      if (!this.isOpen) this.speaks();
      if (event.data !== BEAT) this.listener.heard(JSON.parse(event.data) as FromHouse);
    };
    socket.onclose = (event) => this.lost(event.code, event.reason);
  }

  private speaks(): void {
    this.isOpen = true;
    this.listener.line("open", 0, "");
  }

  /** Nothing comes any more. What is sent now would be lost, or come too late; but the line may wake up. */
  private falter(): void {
    this.isOpen = false;
    this.listener.line("lost", 0, "");
  }

  private lost(code: number, clause: string): void {
    this.drop();
    if (FINAL.has(code)) {
      this.ended = true;
      this.listener.line("refused", code, clause);
      return;
    }
    this.listener.line("lost", code, "");
    this.timer = setTimeout(() => this.connect(), waitBefore(this.attempt, Math.random()));
    this.attempt += 1;
  }

  /** From now on nothing is heard of the socket: one that is dead closes long after it was told to. */
  private drop(): void {
    this.isOpen = false;
    this.heartbeat?.stop();
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
