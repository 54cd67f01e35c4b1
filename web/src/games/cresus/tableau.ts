/** What is shown of a move: envelopes that open, cards that turn over, dice that roll; and a line about it that stays. */

import type { CresusEvent, CresusView } from "../../wire";
import type { Move } from "../module";
import type { Act, Beat } from "../../table/pacing";
import { lengthOf, momentsOf, type Before, type Moment } from "./moments";

const ROLL_MS = 700;
const OPEN_MS = 700; // envelopes and hands stay closed that long
const FIRST_CARD_MS = 450;
const EACH_CARD_MS = 1100;
const BREATH_MS = 250;
const LOOKS: Partial<Record<CresusEvent["is"], number>> = {
  "expert-offered": 500,
  "shares-shown": 500,
  "dice-thrown": 600,
  "exchange-called": 900,
  "purchase-offered": 900,
  "sign-sold": 700,
  "analyst-consulted": 900,
};

export interface Tableau {
  /** what is being shown */
  moment: Moment | null;
  /** envelopes and hands are open */
  open: boolean;
  /** how many cards are turned over */
  turned: number;
  /** which dice roll */
  rolling: number[];
  /** what was shown last, still worth a line */
  recent: Moment | null;
}

const BARE: Tableau = { moment: null, open: false, turned: 0, rolling: [], recent: null };

export function act({ before, after, events, me }: Move<"cresus">): Act<Tableau> {
  const told = momentsOf(events, lyingThere(before));
  // What I bought I know: the other card waits.
  const shown = told.filter((moment) => moment.is !== "bought" || moment.seat !== me);
  const looks = Math.max(0, ...events.map(({ is }) => LOOKS[is] ?? 0));
  const pause = { ms: looks + (shown.length ? BREATH_MS : 0) };
  return {
    first: shown.flatMap(beatsOf),
    then: [...rollOf(before, after, events), ...lineOf(told, events), pause],
  };
}

function lyingThere({ bids, entry, dice }: CresusView): Before {
  return {
    expert: bids?.expert ?? -1,
    share: bids?.share ?? entry?.share ?? -1,
    colours: dice?.colours ?? [],
  };
}

function beatsOf(moment: Moment): Beat<Tableau>[] {
  if (moment.is === "fortunes") return cardsOf(moment);
  return [
    { ms: OPEN_MS, shows: { ...BARE, moment } },
    { ms: lengthOf(moment) - OPEN_MS, sound: "paper", shows: { ...BARE, moment, open: true } },
  ];
}

function cardsOf(moment: Extract<Moment, { is: "fortunes" }>): Beat<Tableau>[] {
  const cards = moment.draws.map((_, place) => ({
    ms: EACH_CARD_MS,
    sound: "card" as const,
    shows: { ...BARE, moment, open: true, turned: place + 1 },
  }));
  const left = lengthOf(moment) - FIRST_CARD_MS - cards.length * EACH_CARD_MS;
  return [{ ms: FIRST_CARD_MS, shows: { ...BARE, moment } }, ...cards, { ms: Math.max(0, left) }];
}

/** The dice that changed roll where they lie. */
function rollOf(before: CresusView, after: CresusView, events: CresusEvent[]): Beat<Tableau>[] {
  if (!after.dice || !events.some(({ is }) => is === "dice-thrown")) return [];
  const lay = before.dice?.colours ?? [];
  const rolling = after.dice.colours.flatMap((colour, place) => (colour === lay[place] ? [] : [place]));
  return [
    { ms: ROLL_MS, sound: "dice", shows: { ...BARE, rolling } },
    { ms: 0, shows: null },
  ];
}

/** A line about what happened stands until something else begins. */
function lineOf(told: Moment[], events: CresusEvent[]): Beat<Tableau>[] {
  const recent = told.at(-1);
  if (recent) return [{ ms: 0, shows: { ...BARE, recent } }];
  const begins = events.some(({ is }) => is === "round-begun" || is === "sale-begun");
  return begins ? [{ ms: 0, shows: null }] : [];
}
