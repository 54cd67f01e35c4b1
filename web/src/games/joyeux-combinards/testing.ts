/** The box itself and a table around it, for the tests. */

import printed from "../../../../src/ludotheque/games/joyeux_combinards/edition/habourdin-1986.toml?raw";
import french from "../../../../src/ludotheque/games/joyeux_combinards/texts/fr.ftl?raw";
import { fileOf, tableOf } from "../../testing/samples";
import { Sentences } from "../../texts/sentences";
import { Texts } from "../../texts/texts";
import type { CombinardsView } from "../../wire";
import { Looks } from "./looks.svelte";
import type { TableProps } from "./props";
import page from "./texts/fr.ftl?raw";

export const PLAYERS = ["Ada", "Bob", "Cléo"];

export const file = fileOf<"joyeux-combinards">(printed);
const KINDS = ["circuit", "place", "square", "card"] as const;

function byKind(word: (entry: { id: string; fr: string }) => string): Record<string, string[]> {
  return Object.fromEntries(KINDS.map((kind) => [kind, file[kind].map(word)]));
}

export const edition: TableProps["edition"] = {
  id: "test",
  game: "joyeux-combinards",
  hash: "",
  titles: {},
  source: "",
  ids: byKind(({ id }) => id),
  names: { fr: byKind(({ fr }) => fr) },
  sources: {},
  entries: file,
};

export function number(kind: (typeof KINDS)[number], id: string): number {
  return file[kind].findIndex((entry) => entry.id === id);
}

export function square(id: string): number {
  return number("square", id);
}

export function cards(...ids: string[]): number[] {
  return ids.map((id) => number("card", id)).sort((one, other) => one - other);
}

/** The beginning, with these cards in Ada's hand. */
export function viewWith(hand: number[] = [], more: Partial<CombinardsView> = {}): CombinardsView {
  const each = <T>(value: T) => PLAYERS.map(() => value);
  return {
    round: 1,
    rounds: 0,
    goal: 600,
    indemnity: 10,
    first: 0,
    turn: 0,
    stage: "roll",
    playing: each(true),
    fallen: [],
    locked_up: [],
    cash: each(100),
    bank: -300,
    pot: 0,
    years: each(0),
    scores: each(100),
    squares: each(0),
    hand,
    hand_sizes: each(6),
    stock: 44,
    pledged: [],
    reach: [],
    white: 0,
    red: 0,
    to_walk: 0,
    fork: null,
    reward: 0,
    remission: 0,
    counter: null,
    bluff: null,
    customs: null,
    debt: null,
    memory: null,
    ...more,
  };
}

export function propsWith(view: CombinardsView, more: Partial<TableProps> = {}): TableProps {
  return {
    view,
    edition,
    table: tableOf("joyeux-combinards", PLAYERS),
    me: 0,
    asks: [],
    closed: [],
    waiting: [],
    text: new Texts(new Sentences("fr", french, page), edition, PLAYERS),
    layout: "laptop",
    motion: false,
    pace: 1,
    sending: false,
    act: () => undefined,
    explain: () => undefined,
    lastEvents: [],
    tableau: null,
    dismiss: () => undefined,
    looks: new Looks(),
    ...more,
  };
}

/** French keeps signs and numbers together with spaces that do not break; tests read them as plain ones. */
export function plain(sentence: string): string {
  return sentence.replaceAll(/[\u00a0\u202f]/g, " ");
}
