/** A small table for the tests. */

import type { Ask, EditionInfo, Frame, SeatInfo } from "../wire";

export const edition: EditionInfo = {
  id: "small",
  game: "small",
  hash: "0",
  titles: { fr: "Petite", en: "Small" },
  source: "made up",
  ids: { nation: ["france", "suisse"] },
  names: {
    fr: { nation: ["France", "Suisse"] },
    en: { nation: ["France", "Switzerland"] },
    "fr-modern": { nation: ["France", "Confédération suisse"] },
  },
  sources: { nation: ["booklet", "booklet"] },
  entries: {},
};

export function human(seat: number, name: string): SeatInfo {
  return { seat, name, player: "human", bot: "", present: true };
}

export function bot(seat: number, level = "greedy"): SeatInfo {
  return { seat, name: "", player: "bot", bot: level, present: false };
}

export const playCard: Ask = {
  verb: "play-card",
  blanks: [{ is: "one-of", name: "nation", choices: [0, 1] }],
};

export function frame(number: number, scores: number[] | null): Frame {
  return { entry: { number, seat: 0, at: 0, events: [] }, view: {}, waiting: [], scores };
}
