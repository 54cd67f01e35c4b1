/** A table ready to be drawn: the guest that is shown, the open box, and everything by its name. */

import { characterOf, somebody } from "../cast/company";
import { wordsOf } from "../cast/voices.svelte";
import { graveOf } from "../ask/cautions";
import type { Deadline, Layout, TableProps } from "../games/module";
import type { Part } from "./attention";
import type { Box } from "../house/box";
import { keepHere, keptHere } from "../house/kept";
import { preferences, SPEEDS } from "../house/preferences.svelte";
import { Texts } from "../texts/texts";
import type { Ask, Caution, Character, ChatLine, Coaching, SeatInfo, TableInfo, WireEvent } from "../wire";
import type { Guest } from "./guest.svelte";
import { playerNames } from "./names";
import type { Guests } from "./guests.svelte";
import { latestChanges, NO_CHANGES, type Book, type Change } from "./ledger";
import { Saying } from "./saying.svelte";
import { heard } from "./talk";
import { turnLine } from "./turn";
import { sheets } from "../ui/sheets.svelte";

/** Something grave that is about to be said. */
export interface Deed {
  verb: string;
  filling: number[][];
  caution: Caution;
}

/** What the clock has left, and how long it rests before. */
export function deadlineOf({ now, shownAt }: Guest): Deadline | null {
  if (!now || now.deadline === null) return null;
  return { left: now.deadline, since: shownAt, rests: now.rests ?? Infinity };
}

function partName(key: string): string {
  return `part.${key}`;
}

export function tableTexts({ words, edition }: Box, table: TableInfo): Texts {
  const sentences = words.now;
  return new Texts(sentences, edition, playerNames(table.seats, sentences), table.options.names ?? "");
}

export class Scene {
  readonly guests: Guests;
  readonly box: Box;
  layout = $state<Layout>("laptop");
  #feared = $state.raw<Deed | null>(null);
  /** the clause whose page of the rules lies open; "" : the rules from their beginning; null: closed */
  #explained = $state<string | null>(null);
  /** the part of the table that a phone shows */
  part = $state<Part>("board");
  /** I am on my way to the rematch: nobody needs to tell me of it */
  carrying = $state(false);
  /** the number of a bot's move of which one asks why; null: of none */
  asked = $state<number | null>(null);
  /** what is known of the luck lies open */
  luckShown = $state(false);

  private readonly looked = new WeakMap<Guest, unknown>();

  constructor(guests: Guests, box: Box, layout: Layout) {
    this.guests = guests;
    this.box = box;
    this.layout = layout;
    this.part = keptHere<Part>(partName(guests.key), box.module.handFirst ? "hand" : "board");
  }

  /** Somebody turns to another part; coming back from another page, one finds the table as one left it. */
  show(part: Part): void {
    this.part = part;
    keepHere(partName(this.guests.key), part);
  }

  get explained(): string | null {
    return this.#explained;
  }

  /** Whoever asks for the rules sees them, whatever else waits. */
  set explained(clause: string | null) {
    this.#explained = clause;
    sheets.bringBack();
  }

  /** Who of the box's cast sits there; null: a person, or nobody in particular. */
  characterAt(seat: SeatInfo): Character | null {
    return characterOf(this.box.game, seat.character);
  }

  /** The number of the last move of a bot at this seat; null: nobody thinks there, or not yet. */
  lastMoveOf({ seat, bot }: SeatInfo): number | null {
    const moves = bot ? this.guest.log : [];
    return moves.findLast((entry) => entry.seat === seat && entry.why)?.number ?? null;
  }

  /** Those who sit at the other seats, by id. */
  castBeside(seat: number): string[] {
    return (this.table?.seats ?? []).flatMap((one) => (one.seat !== seat && one.character) || []);
  }

  /** A bot that may sit down there. */
  newcomer(seat: number): { character: string; bot: string } {
    const { key, seats } = this.table!;
    const found = somebody(
      this.box.game,
      seats.filter((one) => one.seat !== seat),
      key.charCodeAt(0) * 97 + key.charCodeAt(1) + seat,
    );
    return { character: found?.id ?? "", bot: found?.level ?? this.box.game.opponent };
  }

  readonly saying = new Saying();

  guest: Guest = $derived.by(() => this.guests.active);
  table: TableInfo | null = $derived(this.guest.table);
  text: Texts | null = $derived.by(() => (this.table ? tableTexts(this.box, this.table) : null));
  mySeat: SeatInfo | null = $derived.by(() => this.table?.seats[this.guest.seat ?? -1] ?? null);
  /** those who watch may speak, too, unless the host wants them silent */
  maySay = $derived(this.guest.seat !== null || (this.table?.hosting.watchers ?? "open") === "open");
  over = $derived(this.guest.now?.over ?? null);
  awaited: number[] = $derived(this.guest.now?.waiting.map((wait) => wait.seat) ?? []);
  /** what the coach says, who waits until all has been shown that led there; null: nobody is taught here */
  coaching: Coaching | null = $derived.by(() => {
    const { now, acting } = this.guest;
    const { coaching } = this.guest.lesson;
    const shown = coaching && now && !acting && now.number >= coaching.number;
    if (shown || !coaching) this.heard = coaching;
    return this.heard;
  });
  private heard: Coaching | null = null;
  /** what the house is about to answer for me: then nothing waits for me */
  answering = $derived(this.mySeat?.bot ? null : (this.guest.now?.answering ?? null));
  myTurn = $derived(
    this.guest.seat !== null && this.awaited.includes(this.guest.seat) && this.answering === null,
  );
  /** whom the table waits for, in one short sentence; what is answered for me says so itself */
  line = $derived.by(() => {
    if (!this.text) return "";
    if (this.answering) return this.text.say("answer-line");
    return turnLine(this.text, this.awaited, this.guest.seat, this.over);
  });

  /** What the components of the game are given; null before the first position. */
  props: TableProps | null = $derived.by(() => {
    const { table, text, guest } = this;
    if (!table || !text || !guest.now) return null;
    const botPlays = Boolean(this.mySeat?.bot);
    return {
      view: guest.now.view,
      edition: this.box.edition,
      table,
      me: guest.seat,
      asks: botPlays ? [] : this.asks,
      closed: botPlays ? [] : guest.now.closed,
      waiting: guest.now.waiting,
      deadline: deadlineOf(guest),
      text,
      layout: this.layout,
      motion: preferences.motion,
      pace: SPEEDS[preferences.speed] || 1,
      sending: guest.sending,
      act: (verb, filling) => this.act(verb, filling),
      explain: (clause) => (this.explained = clause),
      lastEvents: guest.lastEvents,
      tableau: guest.tableau,
      change: this.changes.get(guest.seat ?? -1) ?? null,
      dismiss: () => guest.dismiss(),
      looks: this.looksOf(guest),
    };
  });

  /** What I am asked, as a word that tells it from the next question; "": nothing, or nothing that waits. */
  question: string = $derived.by(() => {
    if (!this.myTurn || this.over || this.mySeat?.bot) return "";
    const behind = this.box.module.desk?.verbs ?? [];
    const asks = this.asks.filter(({ verb }) => !behind.includes(verb));
    return asks.length ? `${this.guest.seat} ${JSON.stringify(asks)}` : "";
  });

  /** The parts of a phone's screen in which the question can be read. */
  shownIn: readonly Part[] = $derived.by(() =>
    this.question && this.props ? (this.box.module.shownIn?.(this.props) ?? []) : [],
  );

  /** What I am asked; while the house answers for me, only what lies behind the desk. */
  private asks: Ask[] = $derived.by(() => {
    const asks = this.guest.now?.asks ?? [];
    return this.answering ? asks.filter(({ verb }) => this.box.module.desk?.verbs.includes(verb)) : asks;
  });

  /** Whether I may ask somebody what to do: a question waits for me, and the table allows it. */
  mayAsk: boolean = $derived.by(() => {
    const allowed = this.table?.hosting.hints !== false && this.coaching === null;
    return allowed && this.question !== "" && !this.guest.acting;
  });

  askHint(): void {
    if (this.mayAsk) this.guest.advice.want(this.guest.now, (message) => this.guest.send(message));
  }

  /** What I am about to say and might regret; null as soon as it is asked no more. */
  feared: Deed | null = $derived.by(() => {
    const deed = this.#feared;
    if (!deed || !this.props) return null;
    const caution = graveOf(this.props.asks, deed.verb, deed.filling);
    return caution ? { ...deed, caution } : null;
  });

  /** Whatever is grave is said twice. */
  private act(verb: string, filling: number[][]): void {
    const caution = graveOf(this.asks, verb, filling);
    if (caution) this.#feared = { verb, filling, caution };
    else this.guest.act(verb, filling);
  }

  /** It was meant. */
  dare(): void {
    if (this.feared) this.guest.act(this.feared.verb, this.feared.filling);
    this.#feared = null;
  }

  thinkAgain(): void {
    this.#feared = null;
  }

  explainFeared(): void {
    this.explained = this.feared?.caution.clause ?? null;
    this.#feared = null;
  }

  /** Every seat at this device has its own: what one has begun to fill in is met by nobody else. */
  private looksOf(guest: Guest): unknown {
    if (!this.looked.has(guest)) this.looked.set(guest, this.box.module.looks?.());
    return this.looked.get(guest);
  }

  /** All that the journal is made of. */
  book: Book | null = $derived.by(() =>
    this.text ? { ...this.written(this.text), forgotten: this.forgotten } : null,
  );

  /** What has been said, as far as it can be understood and is wanted. */
  talk: ChatLine[] = $derived.by(() =>
    heard(this.guest.chat, this.guest.now?.number ?? null, preferences.voices),
  );

  /** What somebody of the cast says just now. */
  saidNow: { seat: number; character: Character; words: string } | null = $derived.by(() => {
    const { line } = this.saying;
    if (!line?.spoken || !this.text || line.seat === null || !preferences.voices) return null;
    const character = characterOf(this.box.game, this.table?.seats[line.seat]?.character ?? "");
    const words = wordsOf(line.spoken, this.text);
    return character && words ? { seat: line.seat, character, words } : null;
  });

  /** What has just come into each purse or gone out of it, and why. */
  changes: ReadonlyMap<number, Change> = $derived.by(() =>
    this.text ? latestChanges(this.written(this.text)) : NO_CHANGES,
  );

  private written(text: Texts): Book {
    return { log: this.guest.log, text, ledger: this.box.module.ledger, edition: this.box.edition };
  }

  /** What the log shows no more. */
  forgotten: WireEvent[] = $derived.by(
    () => (this.props && this.box.module.forgotten?.(this.guest.log, this.props)) ?? [],
  );
}
