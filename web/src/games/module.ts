/** What a game brings to the page: how its view is drawn. The house around it (seats, log, clock, rules) is shared. */

import type { Component } from "svelte";
import type { AskOf, ClosedOf } from "../ask/asks";
import type { Blank, FillingOf } from "../ask/filling";
import type { EditionInfo, Games, LogEntry, TableInfo, Wait, WireEvent } from "../wire";
import type { Language } from "../texts/sentences";
import type { Texts } from "../texts/texts";
import type { Ending } from "../end/ending";
import type { Sounds } from "../table/hearing";
import type { Part } from "../table/attention";
import type { Change } from "../table/ledger";
import type { Transfer } from "../table/notes";
import type { Act } from "../table/pacing";

/** The types of every game by its name, and of a game that the page has no types for. The house takes all for such. */
interface Boxes extends Games {
  another: {
    view: unknown;
    event: WireEvent;
    verb: string;
    actions: Record<string, Blank[]>;
    file: object;
  };
}

export type GameName = keyof Boxes;
export type Own<G extends GameName> = Boxes[G];

export type Layout = "laptop" | "phone" | "big";

/** Milliseconds left when `since` was written down, on the page's clock, and for how long none of them passes. */
export interface Deadline {
  left: number;
  since: number;
  rests: number;
}

/** An edition with its file, as the game prints it. */
export interface EditionOf<G extends GameName> extends EditionInfo {
  entries: Own<G>["file"];
}

export interface LogEntryOf<G extends GameName> extends Omit<LogEntry, "events"> {
  events: Own<G>["event"][];
}

/** A move that is about to be shown: the position before it, the one after it, and what happened between. */
export interface Move<G extends GameName = "another"> {
  before: Own<G>["view"];
  after: Own<G>["view"];
  events: Own<G>["event"][];
  me: number | null;
  edition: EditionOf<G>;
  options: TableInfo["options"];
}

/**
 * All a component of a game may know. It draws, and calls `act` or `explain`; it decides nothing.
 * `S` is the tableau of a game while a move is shown, `L` what a player looks at and has begun to fill in.
 */
export interface TableProps<G extends GameName = "another", S = unknown, L = unknown> {
  view: Own<G>["view"];
  edition: EditionOf<G>;
  table: TableInfo;
  /** whose hand this is; null: a watcher, the big screen, or a replay seen from nowhere */
  me: number | null;
  /** what `me` may do now; empty while it is nobody's turn here, and in a replay */
  asks: AskOf<Own<G>["actions"]>[];
  /** what `me` may not do now, and why */
  closed: ClosedOf<Own<G>["verb"]>[];
  waiting: Wait[];
  /** until something happens by itself; null: never, or nobody counts */
  deadline?: Deadline | null;
  text: Texts;
  layout: Layout;
  /** the hand lies beside the board: what both could show, the hand shows */
  beside?: boolean;
  /** whether things may move: the switch of the table and the wish of the system together */
  motion: boolean;
  /** of how much of their usual time things that move have: the speed of the table */
  pace: number;
  /** an action is on its way: show it as done, take no other */
  sending: boolean;
  /** what a filling would be refused for is told by the house, in one line with its clause */
  act: <V extends keyof Own<G>["actions"]>(verb: V, filling: FillingOf<Own<G>["actions"][V]>) => void;
  explain: (clause: string) => void;
  /** what the latest action brought about */
  lastEvents: Own<G>["event"][];
  /** what is being shown of a move, or was shown last and stays to be read; null: nothing */
  tableau: S | null;
  /** what has just come into the purse of `me` or gone out of it, and why */
  change?: Change | null;
  /** enough of what is shown: it is put away, or gives way to what follows */
  dismiss: () => void;
  /** of this seat alone: nobody else at this device ever meets it */
  looks: L;
}

export interface Fact {
  label: string;
  value: string;
}

export interface SeatFacts {
  seat: number;
  facts: Fact[];
  /** a word beside the name: bankrupt, the partner of somebody */
  note?: string;
  /** no longer in the game */
  out?: boolean;
}

/** Several verbs behind one button. What it opens, the game draws itself. */
export interface Desk<Verb extends string = string, L = unknown> {
  /** names the button, as if it were a verb */
  verb: string;
  verbs: Verb[];
  /** it may be opened while all of them are closed, and says why they are */
  saysWhy?: boolean;
  isOpen(looks: L): boolean;
  toggle(looks: L): void;
}

/** What an event moves from purse to purse, or adds to a score; why, its game says as `cause-…`. */
export interface Ledger<G extends GameName = "another"> {
  payments(event: Own<G>["event"], edition: EditionOf<G>): Transfer[];
  /** a sum, or points, with the unit */
  sum(text: Texts, amount: number): string;
  /** what the event opens: a seat's turn, or a round of all; null: nothing */
  opens(event: Own<G>["event"]): Opens | null;
}

/** A round is told in the event's own sentence. */
export type Opens = { seat: number } | { round: number };

export interface Palette {
  /** the box's ground: title bar of the table */
  ground: string;
  /** text upon the ground */
  onGround: string;
  /** the second ink: edges, links, marks */
  accent: string;
  /** behind the board and the hand */
  felt: string;
}

/** Fluent by language, each fetched when the page speaks it: `fr: () => import("./texts/fr.ftl?raw")`. */
export type PageTexts = Record<Language, () => Promise<{ default: string }>>;

/** `G` is the game's name: its view, events, asks and verbs have their own types. The house knows modules of any game. */
export interface GameModule<G extends GameName = "another", S = unknown, L = unknown> {
  /** fills the room it is given, without scrolling */
  Board: Component<TableProps<G, S, L>>;
  /** the cards of `me`; without it the board has the whole screen of a phone */
  Hand?: Component<TableProps<G, S, L>>;
  /** one line between board and hand: the chain so far, the auction's price */
  Status?: Component<TableProps<G, S, L>>;
  /** what everybody may see of each seat, the most important first; the first is shown large */
  facts(props: TableProps<G, S, L>): SeatFacts[];
  /** the board as sentences, for those who do not see it */
  boardText(props: TableProps<G, S, L>): string[];
  palette: Palette;
  /** what is drawn at the end; without it, the end has the colours of the box */
  ending?: Ending;
  ledger?: Ledger<G>;
  /** of each seat, as far as it can be seen now */
  scoreOf(props: TableProps<G, S, L>): number[];
  /** whether a seat knows things that others must not see: a curtain falls between two players of one device */
  secrets: boolean;
  /** verbs without blanks that stay in sight, greyed, when they are not offered: the house says why on a click */
  verbs?: Own<G>["verb"][];
  /** what is closed stays in sight too, among the buttons: all of it, or these verbs; others have their place elsewhere */
  greysClosed?: boolean | Own<G>["verb"][];
  /** verbs that board or hand play by themselves; their form opens only on demand */
  direct?: Own<G>["verb"][];
  desk?: Desk<Own<G>["verb"], L>;
  /** whether board or hand show the button of an ask themselves just now; its key still works */
  drawn?(ask: AskOf<Own<G>["actions"]>, props: TableProps<G, S, L>): boolean;
  /** what board or hand have filled in for an ask so far: its button sends it at once; null: not all of it yet */
  filled?(ask: AskOf<Own<G>["actions"]>, props: TableProps<G, S, L>): number[][] | null;
  /** the words on an action's button, if something better than its name can be said: « Finir : +25 » */
  label?(ask: AskOf<Own<G>["actions"]>, props: TableProps<G, S, L>): string;
  /** the one thing to do now, if it is not the first ask */
  primary?(props: TableProps<G, S, L>): Own<G>["verb"] | "";
  /** on a laptop the board shows the hand itself */
  handInBoard?: boolean;
  /** on a phone the hand has a tab of its own, because it needs the room */
  handApart?: boolean;
  /** on a phone the hand comes first, and the board on demand */
  handFirst?: boolean;
  /** what the tab of the hand is called, if not a hand */
  handTitle?(text: Texts): string;
  /** on a phone: where what I am asked now can be read; none: its buttons say it all */
  shownIn?(props: TableProps<G, S, L>): readonly Part[];
  /** what the log shows no more, where remembering it is part of the game */
  forgotten?(log: LogEntryOf<G>[], props: TableProps<G, S, L>): Own<G>["event"][];
  /** what is shown of a move before it is true on the table, and what stays in sight after it */
  act?(move: Move<G>): Act<S>;
  /** what is heard of an event as it becomes true; what is heard before is in the beats of `act` */
  sounds?: Sounds<Own<G>["event"]["is"]>;
  /** what a player looks at and has begun to fill in, made anew for every seat at this device */
  looks?(): L;
  /** sentences that only the page needs, as Fluent, by language */
  texts?: PageTexts;
}
