/** What a game brings to the page: how its view is drawn. The house around it (seats, log, clock, rules) is shared. */

import type { Component } from "svelte";
import type { Ask, EditionInfo, LogEntry, TableInfo, Wait, WireEvent } from "../wire";
import type { Texts } from "../texts/texts";

export type Layout = "laptop" | "phone" | "big";

/** Milliseconds left when `since` was written down, on the page's clock. */
export interface Deadline {
  left: number;
  since: number;
}

/** All a component of a game may know. It draws, and calls `act` or `explain`; it decides nothing. */
export interface TableProps {
  view: unknown;
  edition: EditionInfo;
  table: TableInfo;
  /** whose hand this is; null: a watcher, the big screen, or a replay seen from nowhere */
  me: number | null;
  /** what `me` may do now; empty while it is nobody's turn here, and in a replay */
  asks: Ask[];
  waiting: Wait[];
  /** until something happens by itself; null: never, or nobody counts */
  deadline?: Deadline | null;
  text: Texts;
  layout: Layout;
  /** whether things may move: the switch of the table and the wish of the system together */
  motion: boolean;
  /** an action is on its way: show it as done, take no other */
  sending: boolean;
  /** what a filling would be refused for is told by the house, in one line with its clause */
  act: (verb: string, filling: number[][]) => void;
  explain: (clause: string) => void;
  /** what the latest action brought about, to be shown in motion */
  lastEvents: WireEvent[];
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
export interface Desk {
  /** names the button, as if it were a verb */
  verb: string;
  verbs: string[];
  isOpen(): boolean;
  toggle(): void;
}

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

export interface GameModule {
  /** fills the room it is given, without scrolling */
  Board: Component<TableProps>;
  /** the cards of `me`; without it the board has the whole screen of a phone */
  Hand?: Component<TableProps>;
  /** one line between board and hand: the chain so far, the auction's price */
  Status?: Component<TableProps>;
  /** what everybody may see of each seat, the most important first; the first is shown large */
  facts(props: TableProps): SeatFacts[];
  /** the board as sentences, for those who do not see it */
  boardText(props: TableProps): string[];
  palette: Palette;
  /** of each seat, as far as it can be seen now */
  scoreOf(props: TableProps): number[];
  /** whether a seat knows things that others must not see: a curtain falls between two players of one device */
  secrets: boolean;
  /** verbs without blanks that stay in sight, greyed, when they are not offered: the house says why on a click */
  verbs?: string[];
  /** verbs that board or hand play by themselves; their form opens only on demand */
  direct?: string[];
  desk?: Desk;
  /** whether board or hand show the button of an ask themselves just now; its key still works */
  drawn?(ask: Ask, props: TableProps): boolean;
  /** what board or hand have filled in for an ask so far: its button sends it at once; null: not all of it yet */
  filled?(ask: Ask, props: TableProps): number[][] | null;
  /** the words on an action's button, if something better than its name can be said: « Finir : +25 » */
  label?(ask: Ask, props: TableProps): string;
  /** the one thing to do now, if it is not the first ask */
  primary?(props: TableProps): string;
  /** on a laptop the board shows the hand itself */
  handInBoard?: boolean;
  /** on a phone the hand has a tab of its own, because it needs the room */
  handApart?: boolean;
  /** on a phone the hand comes first, and the board on demand */
  handFirst?: boolean;
  /** what the tab of the hand is called, if not a hand */
  handTitle?(text: Texts): string;
  /** whether the hand shows something that must be answered now */
  handCalls?(props: TableProps): boolean;
  /** what the log shows no more, where remembering it is part of the game */
  forgotten?(log: LogEntry[], props: TableProps): WireEvent[];
  /** how long a move of another should be looked at, in milliseconds, if longer than usual */
  lingers?(events: WireEvent[]): number;
  /** sentences that only the page needs, as Fluent, by language */
  texts?: { fr: string; en: string };
}
