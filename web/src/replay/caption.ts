/** What a position of a film is called: which round and whose turn it is, as the game counts, and what has just been done. */

import { headOf } from "../table/heads";
import { lineNumber, turnsOf, type Book, type Line, type Turn } from "../table/ledger";

export interface Caption {
  /** « Manche 4 · Tour d’Alix »; empty: the game has not begun, or counts no turns */
  head: string;
  /** what the last move did; where it did nothing that can be told, what was told last */
  lines: Line[];
}

/** Of the last entry of the journal. */
export function captionOf(book: Book, me: number | null): Caption {
  const turns = turnsOf(book);
  const last = turns.at(-1);
  if (!last) return { head: "", lines: [] };
  const round = turns.findLast((turn) => turn.round)?.round ?? "";
  const begun = book.ledger && (round || last.seat !== null);
  const told = lineNumber(last.lines.at(-1)!);
  return {
    head: begun ? headOf({ round, seat: last.seat }, book.text, me) : "",
    lines: last.lines.filter((line) => lineNumber(line) === told),
  };
}

/** The moves with which the turns of the journal begin; where the game keeps none, as the house counts them. */
export function turnsIn(book: Book, counted: number[]): number[] {
  return book.ledger ? [...new Set(turnsOf(book).map(firstOf))] : counted;
}

const firstOf = ({ lines }: Turn) => lineNumber(lines[0]!);
