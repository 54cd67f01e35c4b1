/** Money that changed hands, as the events tell it. */

import { BANK, type Transfer } from "../../table/notes";
import type { WireEvent } from "../../wire";

type Ends = [from: string, to: string];

/** Which field of an event names who pays and who is paid; an empty one is the bank. */
const PAYMENTS: Record<string, Ends> = {
  "instalment-paid": ["", "seat"],
  "double-paid": ["seat", ""],
  "windfall-received": ["", "seat"],
  "news-gained": ["", "seat"],
  "news-paid": ["seat", ""],
  "gift-paid": ["giver", "receiver"],
  "royalty-paid": ["debtor", "owner"],
  "title-bought": ["seat", ""],
  "joker-bought": ["seat", ""],
  "lot-sold": ["buyer", "seller"],
  "lot-to-bank": ["", "seller"],
  "holding-sold": ["buyer", "seller"],
  "exchange-made": ["proposer", "partner"],
  associated: ["seat", ""],
  "bank-paid": ["", "creditor"],
};

const SUMS = ["amount", "price", "balance", "tax"];

export function transfersOf(events: WireEvent[]): Transfer[] {
  return events.flatMap((event) => transferOf(event) ?? []);
}

function transferOf(event: WireEvent): Transfer | null {
  const ends = PAYMENTS[event.is];
  if (!ends) return null;
  const amount = SUMS.map((name) => event[name]).find((value) => typeof value === "number");
  if (typeof amount !== "number" || amount === 0) return null;
  const [from, to] = ends.map((name) => (name ? Number(event[name]) : BANK)) as [number, number];
  // A balance below nothing is paid the other way.
  return amount > 0 ? { from, to, amount } : { from: to, to: from, amount: -amount };
}
