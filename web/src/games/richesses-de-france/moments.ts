/** What happened, as moments one after another: pawns on their way, cards that turn, dice that fall. */

import type { RichessesDeFranceEvent } from "../../wire";

export interface Leg {
  is: "leg";
  seat: number;
  town: number;
  /** along the road, or through the air */
  by: "road" | "air";
  mode: number | null;
}

export interface Stamp {
  is: "stamp";
  seat: number;
  stage: number;
}

export type Show =
  | { is: "card"; seat: number; card: number; replaced: boolean }
  | { is: "toll"; owner: number; debtor: number; region: number; face: number }
  | { is: "work"; seat: number; town: number; face: number }
  | {
      is: "bet";
      seat: number;
      colour: number | null;
      faces: number[];
      stake: number;
      face: number;
      won: number;
    }
  | { is: "match"; seat: number; player: number; throws: [number, number][]; winner: number; stage: number }
  | { is: "race"; seat: number; race: number; how: "begun" | "completed" | "abandoned" }
  | {
      is: "vehicle";
      seat: number;
      vehicle: number;
      amount: number;
      how: "bought" | "granted" | "returned" | "sold";
    }
  | { is: "home"; seat: number; amount: number };

export type Moment = Leg | Stamp | Show;

const LASTS: Record<Moment["is"], number> = {
  leg: 420,
  stamp: 700,
  card: 2900,
  toll: 2300,
  work: 1500,
  bet: 2700,
  match: 3000,
  race: 1700,
  vehicle: 1200,
  home: 2200,
};
const FLIGHT_MS = 800;
const REPLAY_MS = 700; // for every pair of equal dice

export function lasts(moment: Moment): number {
  if (moment.is === "leg" && moment.by === "air") return FLIGHT_MS;
  if (moment.is === "match") return LASTS.match + (moment.throws.length - 1) * REPLAY_MS;
  return LASTS[moment.is];
}

export function moments(events: RichessesDeFranceEvent[]): Moment[] {
  const found: Moment[] = [];
  for (const event of events) add(found, event);
  return found;
}

function add(found: Moment[], event: RichessesDeFranceEvent): void {
  const moment = momentOf(event) ?? wordOf(event);
  if (moment) found.push(moment);
  else extend(found, event);
}

/** Movements. */
function momentOf(event: RichessesDeFranceEvent): Moment | null {
  switch (event.is) {
    case "section-taken":
      return { is: "leg", seat: event.seat, town: event.town, by: "road", mode: event.mode };
    case "casino-chosen":
    case "work-sought":
    case "sent-to":
    case "pawn-displaced":
      return { is: "leg", seat: event.seat, town: event.town, by: "air", mode: null };
    case "stage-marked":
      return { is: "stamp", seat: event.seat, stage: event.stage };
    default:
      return null;
  }
}

/** What is worth a look of its own. */
function wordOf(event: RichessesDeFranceEvent): Moment | null {
  switch (event.is) {
    case "card-drawn":
      return { is: "card", seat: event.seat, card: event.card, replaced: false };
    case "toll-claimed":
      return { ...event, is: "toll" };
    case "work-done":
      return { ...event, is: "work" };
    case "race-begun":
      return { is: "race", seat: event.seat, race: event.race, how: "begun" };
    case "race-completed":
      return { is: "race", seat: event.seat, race: event.race, how: "completed" };
    case "race-abandoned":
      return { is: "race", seat: event.seat, race: event.race, how: "abandoned" };
    case "vehicle-bought":
      return { ...event, is: "vehicle", how: "bought" };
    case "vehicle-granted":
      return { ...event, is: "vehicle", amount: 0, how: "granted" };
    case "vehicle-returned":
      return {
        is: "vehicle",
        seat: event.seller,
        vehicle: event.vehicle,
        amount: event.amount,
        how: "returned",
      };
    case "vehicle-sold":
      return { is: "vehicle", seat: event.buyer, vehicle: event.vehicle, amount: event.amount, how: "sold" };
    case "came-home":
      return { is: "home", seat: event.seat, amount: event.amount };
    default:
      return null;
  }
}

/** What is told in several events is one moment: a bet and its throw, a match and its dice. */
function extend(found: Moment[], event: RichessesDeFranceEvent): void {
  const last = found.at(-1);
  if (event.is === "colour-bet") found.push({ ...betOf(event.seat, event.amount), colour: event.colour });
  else if (event.is === "numbers-bet") found.push({ ...betOf(event.seat, event.amount), faces: event.faces });
  else if (event.is === "bet-won" && last?.is === "bet") [last.face, last.won] = [event.face, event.amount];
  else if (event.is === "bet-lost" && last?.is === "bet") last.face = event.face;
  else if (event.is === "card-replaced" && last?.is === "card") last.replaced = true;
  else if (event.is === "opponent-called")
    found.push(
      { is: "leg", seat: event.player, town: event.town, by: "air", mode: null },
      { is: "match", seat: event.seat, player: event.player, throws: [], winner: event.seat, stage: 0 },
    );
  else if (event.is === "match-thrown" && last?.is === "match") throwIn(last, event.seat, event.face);
  else if (event.is === "match-won" && last?.is === "match")
    [last.winner, last.stage] = [event.winner, event.stage];
}

function betOf(seat: number, stake: number): Extract<Show, { is: "bet" }> {
  return { is: "bet", seat, colour: null, faces: [], stake, face: 0, won: 0 };
}

function throwIn(match: Extract<Show, { is: "match" }>, seat: number, face: number): void {
  if (seat === match.seat) match.throws.push([face, -1]);
  else match.throws.at(-1)![1] = face;
}
