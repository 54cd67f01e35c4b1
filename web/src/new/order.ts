/** A table as it is being put together, and what is sent to the house for it. */

import { somebody } from "../cast/company";
import type { GameInfo, NewTable, OptionInfo, Pace, SeatWanted, StartFrom } from "../wire";
import type { Language } from "../texts/sentences";

export interface Order {
  seats: SeatWanted[];
  talk: boolean;
  /** null: for those who play by themselves */
  hints: boolean | null;
  options: Record<string, string>;
  edition: string;
  pace: Pace;
  language: Language;
  from: StartFrom | null;
}

const QUICK_BOTS = 3;
const DAY_SECONDS = 24 * 3600;

export const PACES: Record<"live" | "days", Pace> = {
  live: { kind: "live", decision_seconds: 0, absence_seconds: 120 },
  days: { kind: "days", decision_seconds: 3 * DAY_SECONDS, absence_seconds: 0 },
};

/** Another of the box's cast; a bot that is nobody in particular, where all of them sit there. */
export function bot(game: GameInfo, others: SeatWanted[], seed: number): SeatWanted {
  const seats = others.map(({ name = "", character = "" }) => ({ name, character }));
  const found = somebody(game, seats, seed);
  if (!found) return { player: "bot", name: "", bot: game.opponent, character: "" };
  return { player: "bot", name: found.name, bot: found.level, character: found.id };
}

/** Me and three bots, or as many as there is room for. */
export function quickSeats(game: GameInfo, name: string, count = 0, seed = 0): SeatWanted[] {
  const wanted = count || Math.min(game.most_seats, Math.max(game.least_seats, QUICK_BOTS + 1));
  const seats: SeatWanted[] = [{ player: "me", name, bot: "" }];
  while (seats.length < wanted) seats.push(bot(game, seats, seed + seats.length));
  return seats;
}

export function freshOrder(game: GameInfo, name: string, language: Language, seats = 0, seed = 0): Order {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return {
    seats: quickSeats(game, name, seats, seed),
    talk: true,
    hints: null,
    options,
    edition: game.editions[0]?.id ?? "",
    pace: PACES.live,
    language,
    from: null,
  };
}

/** What differs from the defaults is all the house needs. */
export function newTable(game: GameInfo, order: Order): NewTable {
  const changed = game.options.filter((option) => order.options[option.name] !== option.default);
  const options = Object.fromEntries(changed.map((option) => [option.name, order.options[option.name]!]));
  return {
    game: game.name,
    seats: order.seats.map((seat) => ({
      player: seat.player,
      name: seat.player === "me" ? (seat.name ?? "").trim() : "",
      bot: seat.player === "bot" ? (seat.bot ?? "") : "",
      character: seat.player === "bot" ? (seat.character ?? "") : "",
    })),
    talk: order.talk,
    hints: order.hints,
    edition: order.from ? "" : order.edition,
    options: order.from ? {} : options,
    pace: order.pace,
    language: order.language,
    start_from: order.from,
  };
}

/** Whether people are advised at this table; unless somebody says otherwise, where no friend is waited for. */
export function hasHints({ hints, seats }: Order): boolean {
  return hints ?? seats.every(({ player }) => player !== "open");
}

/** Whether the pace of the table decides: over days nobody can answer within seconds. */
export function isFixed(option: OptionInfo, order: Order): boolean {
  return order.pace.kind === "days" && option.over_days !== "";
}

export function valueOf(option: OptionInfo, order: Order): string {
  return isFixed(option, order) ? option.over_days : (order.options[option.name] ?? option.default);
}

export function isNumber(option: OptionInfo): boolean {
  return option.choices.length === 0;
}
