/** Who looks at a table from this browser, from a seat or beside it: what the house has told so far, and what may be sent. */

import type {
  ChatLine,
  Clock,
  FromBrowser,
  FromHouse,
  Kept,
  Later,
  LogEntry,
  Moved,
  Now,
  Position,
  Refused,
  TableInfo,
  WireEvent,
} from "../wire";
import { untrack } from "svelte";
import { Checks } from "../fair/checks.svelte";
import { noteTable } from "../fair/salts";
import { preferences, SPEEDS } from "../house/preferences.svelte";
import { Told } from "../lesson/told.svelte";
import { isOtherwise, type Heard, type Turned } from "./acts";
import { Advice } from "./advice.svelte";
import { Again } from "./again.svelte";
import { Connection, type Line } from "./connection";
import { FLOOD, hasteBefore, inCrowd, NO_HASTE } from "./haste";
import { hurried, Pacing, type Act } from "./pacing";
import { Recap } from "./recap.svelte";
import type { Habit, Unnumbered } from "./sending";
import { way } from "../house/way";
import { play } from "./sounds";
import { Unread } from "./unread.svelte";
import { confessed, NOTHING_YET } from "./whys";

const PUT_OUT = "table.put-out";

export class Guest {
  readonly key: string;
  readonly secret: string;
  seat = $state<number | null>(null);
  /** what bots kept back of their latest moves until the game was over */
  confessed = $state.raw(NOTHING_YET);
  line = $state<Line>("opening");
  code = $state(0);
  /** why the house refuses this line for good */
  clause = $state("");
  table = $state.raw<TableInfo | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  lastEvents = $state.raw<WireEvent[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** why the seat was lost; it stays while others play on */
  lostBy = $state("");
  /** when the seats came, on the clock of this page: what is left before a bot may play is counted from here */
  seatsAt = $state(0);
  /** what is left of a table that does not go on */
  kept = $state.raw<Kept | null>(null);
  /** the table is shown later than it is played, and there is nothing to see yet */
  later = $state.raw<Later | null>(null);
  sending = $state(false);
  /** what is always said for this seat, or never without asking */
  habits = $state.raw<Partial<Record<string, Habit>>>({});
  /** when `now` came, on the clock of this page: what is left of a deadline is counted from here */
  shownAt = $state(0);

  /** what the game shows of a move just now, or has shown and leaves to be read */
  tableau = $state.raw<unknown>(null);
  readonly lesson = new Told();
  readonly advice = new Advice();
  /** moves are being shown that are not over */
  acting = $state(false);
  readonly recap = new Recap();
  readonly unread = new Unread();
  readonly again = new Again();
  /** what a game shows of a move, upon the position before it */
  actOf: (turned: Turned) => Act = () => ({ first: [], then: [] });
  /** the dice that fell while this guest was looking on */
  readonly dice = new Checks();

  private readonly connection: Connection;
  private readonly pacing = new Pacing<Heard>({
    actOf: (heard) => this.begin(heard),
    rate: ({ moved }) => this.rate(moved),
    show: (shows) => (this.tableau = shows),
    hear: (sound) => play(sound),
    turn: (heard) => this.turn(heard),
    end: (heard) => this.end(heard),
  });
  private skipping = false;
  /** whether who sits here has this table, and this hand, before his eyes */
  private looksOn = false;
  /** the last position that the house was told is seen */
  private saw = -1;
  private lastId = 0;

  constructor(key: string, secret: string) {
    this.key = key;
    this.secret = secret;
    this.connection = new Connection(() => way.line(key, secret), {
      heard: (message) => this.hear(message),
      line: (line, code, clause) => this.hearLine(line, code, clause),
    });
  }

  act(verb: string, filling: number[][]): void {
    if (this.now === null || this.sending) return;
    if (this.isAskedOtherwise(this.now)) return this.skip();
    this.recap.clear();
    this.sending = this.send({ is: "act", number: this.now.number, verb, filling });
  }

  takeBack(): void {
    if (this.now !== null) this.send({ is: "take-back", number: this.now.number });
  }

  /** Whether who sits here looks on: against the clock, the house wants to know when he sees what he is asked. */
  look(on: boolean): void {
    this.looksOn = on;
    untrack(() => this.confirm());
  }

  /** Let me answer this myself. */
  holdOn(): void {
    if (this.now) this.now = { ...this.now, answering: null };
    this.send({ is: "hold-on" });
  }

  setHabit(verb: string, habit: Habit): void {
    this.send({ is: "set-habit", verb, habit });
  }

  /** Enough of what is shown: on to what follows, or nothing at all. */
  dismiss(): void {
    if (this.acting) this.pacing.hasten();
    else this.tableau = null;
  }

  /** On to the present. */
  skip(): void {
    this.skipping = true;
    this.pacing.skip();
    this.skipping = false;
  }

  send(message: Unnumbered): boolean {
    this.refusal = null;
    this.lastId += 1;
    return this.connection.send({ ...message, id: this.lastId } as FromBrowser);
  }

  retryNow(): void {
    this.connection.retryNow();
  }

  close(): void {
    this.pacing.clear();
    this.connection.close();
  }

  private hearLine(line: Line, code: number, clause: string): void {
    this.line = line;
    this.code = code;
    this.clause = clause;
    this.sending = false;
  }

  private hear(message: FromHouse): void {
    switch (message.is) {
      case "lobby":
        noteTable(message.table);
        this.table = message.table;
        this.seat = message.seat;
        this.chat = message.chat;
        this.unread.open(message.chat, []);
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
      case "later":
        this.table = message.table;
        this.seat = null;
        this.later = message;
        this.shownAt = performance.now();
        break;
      case "moved":
        this.hearMove(message);
        break;
      case "whys":
        this.confessed = confessed(message);
        break;
      case "seats":
        if (this.table) this.table = { ...this.table, seats: message.seats };
        this.seatsAt = performance.now();
        break;
      case "rematch":
        this.again.hear(message.key, Boolean(this.now?.over));
        break;
      case "lesson":
        this.lesson.coaching = message.lesson;
        break;
      case "hint":
        this.advice.hear(message);
        break;
      case "clock":
        this.showClock(message);
        break;
      case "answers":
        this.habits = message.habits;
        this.change({ answering: message.answering });
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "refused":
        this.sending = false;
        this.advice.thinking = false;
        if (message.clause === PUT_OUT) this.lostBy = message.clause;
        else if (!this.lesson.explains(message)) this.refusal = message;
        break;
    }
  }

  private sitDown(position: Position): void {
    for (const { moved } of this.pacing.clear()) this.check(moved);
    this.acting = false;
    this.sending = false;
    this.later = null;
    this.table = position.table;
    this.seatsAt = performance.now();
    this.again.know(position.rematch);
    this.lesson.coaching = position.lesson;
    this.seat = position.seat;
    this.chat = position.chat;
    this.log = position.log;
    this.unread.open(position.chat, position.log);
    this.habits = position.habits;
    this.lastEvents = [];
    this.advice.drop();
    if (position.seat !== null)
      this.recap.open(`seen.${this.key}.${position.seat}`, position.seat, position.log);
    this.dice.look(position.table, position.opened, null);
    this.setNow(position.now, performance.now());
    this.saw = -1;
    this.confirm();
  }

  /** What I did is shown at once, and so is what asks me while its seconds run; the rest waits its turn. */
  private hearMove(moved: Moved): void {
    const urgent = this.isUrgent(moved);
    const { within, linger } = urgent ? hasteBefore(moved.now) : NO_HASTE;
    if (this.isMine(moved) || (urgent && linger <= 0)) this.skip();
    this.pacing.add({ moved, at: performance.now(), within });
    if (linger > 0) this.pacing.hurry(linger);
    this.confirm();
  }

  /** What has come is as good as seen, for nothing stands long before a window: when it is shown could tell of a hand. */
  private confirm(): void {
    const newest = this.pacing.newest?.moved.now ?? this.now;
    if (!this.looksOn || newest === null || newest.deadline === null || newest.number === this.saw) return;
    if (!newest.waiting.some(({ seat }) => seat === this.seat)) return;
    if (this.connection.send({ is: "sees", number: newest.number })) this.saw = newest.number;
  }

  private begin({ moved, within }: Heard): Act {
    const before = this.now!;
    this.acting = true;
    // What is asked before it stays in sight, but its seconds no longer run.
    if (isOtherwise(before, moved.now)) this.now = { ...before, deadline: null };
    const act = this.actOf({ before: before.view, entry: moved.entry, after: moved.now.view });
    return within === Infinity ? act : hurried(act, within);
  }

  /** Dice are checked as they are shown, so that nothing is known before it falls. */
  private check({ opened, entry }: Moved): void {
    if (this.table) this.dice.look(this.table, opened, entry.events);
  }

  private rate(moved: Moved): number {
    if (!preferences.motion || document.hidden || this.pacing.waiting >= FLOOD) return 0;
    const speed = SPEEDS[preferences.speed];
    const own = this.isMine(moved) || this.isUrgent(moved) ? speed || 1 : speed;
    return inCrowd(this.pacing.waiting, own);
  }

  /** Whether who sits here could follow what is true from now on. */
  private isSeen(): boolean {
    return !this.skipping && !document.hidden && SPEEDS[preferences.speed] > 0;
  }

  private turn({ moved, at }: Heard): void {
    this.check(moved);
    this.sending = false;
    this.refusal = null;
    this.log = [...this.log, moved.entry];
    this.lastEvents = moved.entry.events;
    if (this.seat !== null) this.recap.hear(moved.entry, this.seat, this.isSeen());
    if (this.now && (this.isMine(moved) || isOtherwise(this.now, moved.now))) this.advice.drop();
    this.setNow({ ...moved.now, over: null }, at);
  }

  /** The last move is looked at like any other before the game is over. */
  private end({ moved, at }: Heard): void {
    this.acting = this.pacing.waiting > 0;
    if (moved.now.over) this.setNow(moved.now, at);
  }

  private isMine(moved: Moved): boolean {
    return moved.entry.seat !== null && moved.entry.seat === this.seat;
  }

  /** A window waits for me while its seconds run: nothing may stand before it. */
  private isUrgent({ now }: Moved): boolean {
    const waits = now.answering === null && now.waiting.some((wait) => wait.seat === this.seat);
    return now.deadline !== null && waits;
  }

  /** Something that waits to be shown has changed what I am asked: an answer to the old question would be refused. */
  private isAskedOtherwise(shown: Now): boolean {
    return isOtherwise(shown, this.pacing.newest?.moved.now ?? shown);
  }

  /** Nothing was played, but the clock rests for another time. */
  private showClock({ deadline, rests }: Clock): void {
    this.change({ deadline, rests });
    const { newest } = this.pacing;
    if (newest) newest.at = performance.now();
    else this.shownAt = performance.now();
  }

  /** Of what is known of the present, whether it is shown yet or not. */
  private change(part: Partial<Now>): void {
    const newest = this.pacing.newest?.moved;
    if (newest) newest.now = { ...newest.now, ...part };
    else if (this.now) this.now = { ...this.now, ...part };
  }

  private setNow(now: Now, at: number): void {
    this.now = now;
    this.shownAt = at;
  }
}
