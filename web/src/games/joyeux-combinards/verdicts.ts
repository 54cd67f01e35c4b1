/** What has just come out, for everybody to see: cards turned up, and the word stamped on them. */

import type { JoyeuxCombinardsEvent as Told } from "../../wire";

export interface Verdict {
  /** the event that decided it */
  is: string;
  good: boolean;
  /** whom it is about */
  seat: number;
  /** who spoke up, if anybody did */
  against: number | null;
  cards: number[];
  /** a card is in it that I do not see */
  hidden: boolean;
  /** what was paid or won; 0: nothing */
  amount: number;
  /** of prison, taken or taken off */
  years: number;
}

/** What weighs most among the things decided by what has just happened, the last of equals; null: nothing was. */
export function verdict(events: Told[]): Verdict | null {
  const found = events.map((event) => decided(event, events)).filter((one) => one !== null);
  const most = Math.max(...found.map(lasts));
  return found.findLast((one) => lasts(one) === most) ?? null;
}

function decided(event: Told, all: Told[]): Verdict | null {
  switch (event.is) {
    case "card-bought":
      return about(event.is, true, event.buyer, { hidden: true, amount: event.price });
    case "doubt-justified":
      return about(event.is, false, event.buyer, {
        against: event.doubter,
        cards: [event.card],
        amount: all.find((other) => other.is === "card-revealed")?.price ?? 0,
      });
    case "doubt-unjustified":
      return about(event.is, true, event.buyer, {
        against: event.doubter,
        cards: [event.card],
        amount: event.price + event.amount,
      });
    case "card-sold":
      return about(event.is, true, event.seller, { cards: [event.card], amount: event.amount });
    case "oil-sold":
      return about(event.is, true, event.seller, { cards: event.cards, amount: event.amount });
    case "oil-declared":
      return about(event.is, true, event.seat, { cards: event.cards, amount: event.amount });
    case "oil-denounced":
      return about(event.is, false, event.suspect, {
        against: event.seat,
        cards: event.cards,
        amount: fineIn(all),
      });
    case "denounced-wrongly":
      return about(event.amount ? event.is : "denounced-penniless", true, event.suspect, {
        against: event.seat,
        amount: event.amount,
      });
    default:
      return decidedByPolice(event, all) ?? decidedByMoney(event);
  }
}

function decidedByPolice(event: Told, all: Told[]): Verdict | null {
  switch (event.is) {
    case "check-passed":
      return about(event.is, true, event.seat, checkedIn(all));
    case "contempt-punished":
      return about(event.is, false, event.seat, { years: event.years, ...checkedIn(all) });
    case "card-confiscated":
      return about(event.is, false, event.seat, {
        against: all.find((other) => other.is === "player-reported")?.seat ?? null,
        cards: [event.card],
        years: event.years,
        amount: fineIn(all),
      });
    case "cards-handed-in":
      return about(event.is, true, event.seat, { cards: event.cards, years: event.years });
    case "years-remitted":
      return about(event.is, true, event.seat, { years: event.years });
    case "locked-up":
      return about(event.is, false, event.seat, { years: event.years });
    default:
      return null;
  }
}

function decidedByMoney(event: Told): Verdict | null {
  switch (event.is) {
    case "customs-free":
    case "customs-silent":
    case "tax-escaped":
      return about(event.is, true, event.seat, {});
    case "customs-fee-paid":
      return event.amount
        ? about(event.is, false, event.seat, { amount: event.amount })
        : about("nothing-to-charge", true, event.seat, {});
    case "agios-paid":
    case "tax-paid":
      return about(event.is, false, event.seat, { amount: event.amount });
    case "pot-taken":
      return about(event.amount ? event.is : "pot-empty", event.amount > 0, event.seat, {
        amount: event.amount,
      });
    case "reward-paid":
      return about(event.is, true, event.seat, { amount: event.amount });
    case "went-broke":
      return about(event.is, false, event.seat, { amount: event.debt });
    default:
      return null;
  }
}

function about(is: string, good: boolean, seat: number, more: Partial<Verdict>): Verdict {
  return { is, good, seat, against: null, cards: [], hidden: false, amount: 0, years: 0, ...more };
}

/** The card drawn in a check, which only its owner is told. */
function checkedIn(all: Told[]): Pick<Verdict, "cards" | "hidden"> {
  const cards = all.flatMap((event) => (event.is === "card-checked" ? [event.card] : []));
  return { cards, hidden: !cards.length };
}

/** Paid, or owed by somebody who must sell goods first. */
function fineIn(all: Told[]): number {
  const fine = all.find((event) => event.is === "fine-paid" || event.is === "cash-wanted");
  return (fine as { amount: number } | undefined)?.amount ?? 0;
}

const GLANCE_MS = 1500;
const LOOK_MS = 2400; // something was turned up
const DRAMA_MS = 3600; // somebody was doubted, denounced or caught

/** How long it stays in sight. */
export function lasts({ is, cards, against }: Verdict): number {
  if (against !== null || is === "card-confiscated" || is === "locked-up" || is === "went-broke")
    return DRAMA_MS;
  return cards.length ? LOOK_MS : GLANCE_MS;
}
