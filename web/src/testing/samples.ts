/** A small table for the tests. */

import { parse } from "smol-toml";
import type { TableProps } from "../games/module";
import type { Texts } from "../texts/texts";
import type { Ask, EditionInfo, Frame, Games, SeatInfo, TableInfo } from "../wire";

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

const ORDINARY = { muted: false, salt: "", free: false, expected: false, bot_in: null };

export function human(seat: number, name: string): SeatInfo {
  return { seat, name, player: "human", bot: "", character: "", present: true, ...ORDINARY };
}

export function bot(seat: number, level = "greedy"): SeatInfo {
  return { seat, name: "", player: "bot", bot: level, character: "", present: false, ...ORDINARY };
}

/** A table in play, with these people at it. */
export function tableOf(game: string, names: string[]): TableInfo {
  return {
    key: "table",
    code: "CODE",
    game,
    edition: "test",
    edition_hash: "",
    options: {},
    language: "fr",
    pace: {},
    stage: "playing",
    kept: "",
    seats: names.map((name, seat) => human(seat, name)),
    number: 0,
    created: 0,
    lesson: "",
    from_position: false,
    hosting: {},
    luck: null,
  };
}

/** What any game's components are given when these things are asked. */
export function propsAsking(asks: Ask[], text: Texts): TableProps {
  return {
    view: {},
    edition,
    table: tableOf("small", text.players),
    me: 0,
    asks,
    closed: [],
    waiting: [],
    text,
    layout: "laptop",
    motion: false,
    pace: 1,
    sending: false,
    act: () => undefined,
    explain: () => undefined,
    lastEvents: [],
    tableau: null,
    dismiss: () => undefined,
    looks: undefined,
  };
}

/** A printed edition, as it comes over the wire. */
export function fileOf<G extends keyof Games>(printed: string): Games[G]["file"] {
  return JSON.parse(JSON.stringify(parse(printed)));
}

export const playCard: Ask = {
  verb: "play-card",
  blanks: [{ is: "one-of", name: "nation", choices: [0, 1] }],
};

export function frame(number: number, scores: number[] | null): Frame {
  return { entry: { number, seat: 0, at: 0, events: [] }, view: {}, waiting: [], scores };
}
