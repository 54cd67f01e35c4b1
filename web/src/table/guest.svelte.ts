/** Who looks at a table from this browser, from a seat or beside it: what the house has told so far, and what may be sent. */

import type {
  ChatLine,
  FromBrowser,
  FromHouse,
  Kept,
  LogEntry,
  Moved,
  Now,
  Position,
  Refused,
  TableInfo,
  WireEvent,
} from "../wire";
import { preferences } from "../house/preferences.svelte";
import { Connection, type Line } from "./connection";

const STRIDE_MS = 350; // between two moves of others, so that each can be seen
const HURRY = 14; // as many moves waiting are shown at once
const FEW = 2; // with more moves waiting, none is lingered over

/** A move, and when it came, on the clock of this page. */
interface Heard {
  moved: Moved;
  at: number;
}

/** A request without the number that lets the house answer it. */
type Unnumbered<M> = M extends { id?: number } ? Omit<M, "id"> : never;

export class Guest {
  readonly key: string;
  readonly secret: string;
  seat = $state<number | null>(null);
  line = $state<Line>("opening");
  code = $state(0);
  table = $state.raw<TableInfo | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  lastEvents = $state.raw<WireEvent[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** what is left of a table that does not go on */
  kept = $state.raw<Kept | null>(null);
  sending = $state(false);
  /** when `now` came, on the clock of this page: what is left of a deadline is counted from here */
  shownAt = $state(0);

  /** how long a game wants a move to be looked at */
  lingers: (events: WireEvent[]) => number = () => 0;

  private readonly connection: Connection;
  private readonly moves: Heard[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ending: ReturnType<typeof setTimeout> | undefined;
  private lastId = 0;

  constructor(key: string, secret: string) {
    this.key = key;
    this.secret = secret;
    this.connection = new Connection(() => openSocket(key, secret), {
      heard: (message) => this.hear(message),
      line: (line, code) => this.hearLine(line, code),
    });
  }

  act(verb: string, filling: number[][]): void {
    if (this.now === null || this.sending) return;
    if (this.isAskedOtherwise(this.now)) return this.hurry();
    this.sending = this.send({ is: "act", number: this.now.number, verb, filling });
  }

  takeBack(): void {
    if (this.now !== null) this.send({ is: "take-back", number: this.now.number });
  }

  send(message: Unnumbered<FromBrowser>): boolean {
    this.refusal = null;
    this.lastId += 1;
    return this.connection.send({ ...message, id: this.lastId } as FromBrowser);
  }

  retryNow(): void {
    this.connection.retryNow();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.ending);
    this.connection.close();
  }

  private hearLine(line: Line, code: number): void {
    this.line = line;
    this.code = code;
    this.sending = false;
  }

  private hear(message: FromHouse): void {
    switch (message.is) {
      case "lobby":
        this.table = message.table;
        this.seat = message.seat;
        this.chat = message.chat;
        break;
      case "position":
        this.sitDown(message);
        break;
      case "kept":
        this.table = message.table;
        this.seat = message.seat;
        this.chat = message.chat;
        this.kept = message;
        break;
      case "moved":
        this.moves.push({ moved: message, at: performance.now() });
        if (this.isMine(message) || this.isUrgent(message)) this.hurry();
        else if (this.timer === undefined) this.showNext();
        break;
      case "seats":
        if (this.table) this.table = { ...this.table, seats: message.seats };
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "refused":
        this.sending = false;
        this.refusal = message;
        break;
    }
  }

  private sitDown(position: Position): void {
    clearTimeout(this.timer);
    clearTimeout(this.ending);
    this.timer = undefined;
    this.moves.length = 0;
    this.sending = false;
    this.table = position.table;
    this.seat = position.seat;
    this.chat = position.chat;
    this.log = position.log;
    this.lastEvents = [];
    this.setNow(position.now, performance.now());
  }

  private showNext(): void {
    this.timer = undefined;
    const heard = this.moves.shift();
    if (!heard) return;
    this.showOne(heard);
    if (this.mayLinger()) this.timer = setTimeout(() => this.showNext(), this.stride(heard.moved));
    else this.showNext();
  }

  private stride(moved: Moved): number {
    return this.moves.length > FEW ? STRIDE_MS : Math.max(STRIDE_MS, this.lingers(moved.entry.events));
  }

  private showOne({ moved, at }: Heard): void {
    this.sending = false;
    this.refusal = null;
    this.log = [...this.log, moved.entry];
    this.lastEvents = moved.entry.events;
    const lasts = moved.now.over && this.mayLinger() ? this.lingers(moved.entry.events) : 0;
    if (lasts) this.endAfter(lasts, moved.now, at);
    else this.setNow(moved.now, at);
  }

  /** The last move is looked at like any other before the game is over. */
  private endAfter(ms: number, now: Now, at: number): void {
    this.setNow({ ...now, over: null }, at);
    this.ending = setTimeout(() => this.setNow(now, at), ms);
  }

  /** What I did shows at once, and so does all that came before it; what follows waits its turn. */
  private hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    let last: Heard | undefined;
    while (this.moves.length) this.showOne((last = this.moves.shift()!));
    if (last && this.mayLinger()) this.timer = setTimeout(() => this.showNext(), this.stride(last.moved));
  }

  private isMine(moved: Moved): boolean {
    return moved.entry.seat !== null && moved.entry.seat === this.seat;
  }

  /** A window waits for me while its seconds run: nothing may stand before it. */
  private isUrgent({ now }: Moved): boolean {
    return now.deadline !== null && now.waiting.some((wait) => wait.seat === this.seat);
  }

  /** Something that waits to be shown has changed what I am asked: an answer to the old question would be refused. */
  private isAskedOtherwise(shown: Now): boolean {
    const newest = this.moves.at(-1)?.moved.now;
    return newest !== undefined && JSON.stringify(newest.asks) !== JSON.stringify(shown.asks);
  }

  private mayLinger(): boolean {
    return preferences.motion && !document.hidden && this.moves.length < HURRY;
  }

  private setNow(now: Now, at: number): void {
    this.now = now;
    this.shownAt = at;
  }
}

function openSocket(key: string, secret: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  // The secret goes as a subprotocol, so that it is in no address and in no log.
  const words = secret ? ["ludotheque", secret] : ["ludotheque"];
  return new WebSocket(`${scheme}://${location.host}/api/tables/${key}/socket`, words);
}
