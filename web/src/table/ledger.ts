/** The journal turn by turn: who paid whom, what for, and how much. What an event moved, its game says. */

import type { EditionInfo, LogEntry, WireEvent } from "../wire";
import type { Ledger, Opens } from "../games/module";
import { isEachPlayer, isPlayer, singular } from "../texts/counting";
import type { Texts } from "../texts/texts";
import { BANK, type Transfer } from "./notes";

const RECENT = 60; // actions; two turns hardly ever take as many

export const NO_CHANGES: ReadonlyMap<number, Change> = new Map();

/** A change of one purse or score, with its cause. */
export interface Change {
  seat: number;
  amount: number;
  /** « −4 M€ » */
  sum: string;
  /** « royalties Cuivre, à Béa » */
  why: string;
}

export interface Line {
  id: string;
  text: string;
  /** who did it; null: nobody in particular */
  seat: number | null;
  /** whom it is about */
  about: number[];
  changes: Change[];
  /** the action was taken back later */
  undone: boolean;
  /** the first line of a bot's move, of which one may ask why */
  reasoned: boolean;
}

/** Of the action that the line tells of. */
export function lineNumber({ id }: Pick<Line, "id">): number {
  return Math.trunc(Number(id));
}

export interface Turn {
  id: string;
  /** which round of all begins with it, as a sentence */
  round: string;
  /** whose turn it is; null: nobody's yet */
  seat: number | null;
  lines: Line[];
}

/** all: "all"; what moves money: "money"; what concerns a seat: its number */
export type Filter = "all" | "money" | number;

export interface Book {
  log: LogEntry[];
  text: Texts;
  ledger: Ledger | undefined;
  edition: EditionInfo | null;
  /** what is no longer told, because the game leaves remembering to its players */
  forgotten?: WireEvent[];
}

export function turnsOf(book: Book): Turn[] {
  const gone = new Set(book.forgotten);
  const undone = undoneIn(book.log);
  const turns: Turn[] = [];
  for (const entry of book.log) {
    let reasoned = entry.why !== undefined && entry.why !== null;
    for (const [place, event] of entry.events.entries()) {
      const id = `${entry.number}.${place}`;
      const opens = book.ledger?.opens(event) ?? null;
      const round = opens && "round" in opens ? book.text.event(event).replace(/\.$/, "") : "";
      begin(turns, id, opens, round);
      if (!round && !gone.has(event)) {
        const line = lineOf(book, event, id, entry.seat, undone.has(entry.number));
        turns.at(-1)!.lines.push({ ...line, reasoned });
        reasoned = false;
      }
    }
  }
  return turns.filter(({ lines }) => lines.length);
}

/** The turns that the filter leaves something of. */
export function filtered(turns: Turn[], filter: Filter): Turn[] {
  if (filter === "all") return turns;
  const keeps = (line: Line) =>
    filter === "money" ? line.changes.length > 0 : line.seat === filter || line.about.includes(filter);
  return turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter(keeps) }))
    .filter(({ lines }) => lines.length);
}

/** The last change of each seat's purse or score in this turn and the one before. */
export function latestChanges(book: Book): Map<number, Change> {
  const found = new Map<number, Change>();
  for (const { lines } of turnsOf({ ...book, log: book.log.slice(-RECENT) }).slice(-2)) {
    for (const { changes, undone } of lines) {
      if (!undone) for (const change of changes) found.set(change.seat, change);
    }
  }
  return found;
}

function undoneIn(log: LogEntry[]): Set<unknown> {
  const events = log.flatMap((entry) => entry.events);
  return new Set(events.flatMap((event) => (event.is === "taken-back" ? [event.number] : [])));
}

/** A round is nobody's turn until somebody moves; a seat opens its own, unless it is at it already. */
function begin(turns: Turn[], id: string, opens: Opens | null, round: string): void {
  if (round || !turns.length) turns.push({ id, round, seat: null, lines: [] });
  const last = turns.at(-1)!;
  if (!opens || "round" in opens || last.seat === opens.seat) return;
  if (last.round && last.seat === null && !last.lines.length) last.seat = opens.seat;
  else turns.push({ id, round: "", seat: opens.seat, lines: [] });
}

function lineOf(
  book: Book,
  event: WireEvent,
  id: string,
  seat: number | null,
  undone: boolean,
): Omit<Line, "reasoned"> {
  const payments = book.ledger?.payments(event, book.edition!) ?? [];
  const changes = payments.flatMap((payment) => changesOf(book, event, payment));
  return { id, text: book.text.event(event), seat, about: aboutWhom(event), changes, undone };
}

function changesOf({ text, ledger }: Book, event: WireEvent, { from, to, amount }: Transfer): Change[] {
  const change = (seat: number, other: number, sign: "−" | "+"): Change[] => {
    if (seat === BANK) return [];
    const cause = text.cause(event);
    const key = sign === "−" ? "ledger-paid-to" : "ledger-got-from";
    const why = other === BANK ? cause : text.say(key, { cause, player: text.player(other) });
    return [
      { seat, amount: sign === "−" ? -amount : amount, sum: `${sign}${ledger!.sum(text, amount)}`, why },
    ];
  };
  return [...change(from, to, "−"), ...change(to, from, "+")];
}

/** The seats that an event names. */
function aboutWhom(event: WireEvent): number[] {
  return Object.entries(event).flatMap(([name, value]) => {
    if (typeof value === "number" && isPlayer(name)) return [value];
    if (!Array.isArray(value) || isEachPlayer(name) || !isPlayer(singular(name))) return [];
    return value.filter((one): one is number => typeof one === "number");
  });
}
