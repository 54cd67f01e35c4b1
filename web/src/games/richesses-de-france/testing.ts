/** The map itself and a table around it, for the tests. */

import printed from "../../../../src/ludotheque/games/richesses_de_france/edition/france-1990.toml?raw";
import french from "../../../../src/ludotheque/games/richesses_de_france/texts/fr.ftl?raw";
import { NOBODY } from "../../texts/kinds";
import { fileOf, tableOf } from "../../testing/samples";
import { Sentences } from "../../texts/sentences";
import { Texts } from "../../texts/texts";
import type { FranceView } from "../../wire";
import { Looks } from "./looks.svelte";
import type { Ask, TableProps } from "./props";
import type { Target } from "./targets";
import page from "./texts/fr.ftl?raw";

export const PLAYERS = ["Ada", "Bob"];

export const file = fileOf<"richesses-de-france">(printed);
const towns = new Map(file.town.map(({ id, name }) => [id, name]));

export const edition: TableProps["edition"] = {
  id: "test",
  game: "richesses-de-france",
  hash: "",
  titles: {},
  source: "",
  ids: { town: file.town.map(({ id }) => id), region: file.region.map(({ id }) => id) },
  names: {
    fr: {
      town: file.town.map(({ name }) => name),
      region: file.region.map(({ fr }) => fr),
      circuit: file.circuit.map(({ fr }) => fr),
      stage: [
        ...file.stage.map(({ town, fr }) => `${towns.get(town)} – ${fr}`),
        ...file.match.map(({ fr, town, against }) => `${fr} – ${towns.get(town)}/${towns.get(against)}`),
        ...file.race.map(({ fr, route }) => `${fr} – ${towns.get(route[0]!)}`),
      ],
      card: file.card.map(({ fr }) => fr),
      face: file.face.map(({ value }) => String(value)),
      mode: ["à pied", "à vélo", "en voiture"],
      vehicle: ["rien", "un vélo", "une voiture"],
      colour: ["rouge", "bleu"],
    },
  },
  sources: {},
  entries: file,
};

export function town(id: string): number {
  return file.town.findIndex((entry) => entry.id === id);
}

export function region(id: string): number {
  return file.region.findIndex((entry) => entry.id === id);
}

/** Monuments, at the beginning; Ada in Paris, Bob in Dijon. */
export function viewWith(more: Partial<FranceView> = {}): FranceView {
  const each = <T>(value: T) => PLAYERS.map(() => value);
  const stages = () => Array.from({ length: 12 }, () => false);
  return {
    circuit: 1,
    first_stage: 10,
    round: 1,
    rounds: 0,
    needed: 12,
    fitting_out: [],
    first: 0,
    turn: 0,
    to_act: true,
    cash: each(1000),
    debts: each(0),
    fortunes: each(1000),
    scores: each(0),
    towns: [town("paris"), town("dijon")],
    modes: each(0),
    bicycles: each(false),
    cars: each(false),
    done: PLAYERS.map(stages),
    resting: each(0),
    hand: [],
    known_hands: PLAYERS.map(() => []),
    pile: 17,
    unread: 32,
    departed: each(true),
    missing_to_leave: each(0),
    must_work: each(false),
    worked: each(false),
    home: [],
    won: PLAYERS.map(stages),
    first_stakes: each(false),
    played: PLAYERS.map(stages),
    races: each(-1),
    legs: each(0),
    betting: NOBODY,
    calling: NOBODY,
    reach: [],
    prices: [0, 200, 800],
    resale: [0, 100, 400],
    bets: [
      { verb: "bet-colour", chances: [3, 3], times: 2 },
      { verb: "bet-number", chances: [1], times: 6 },
      { verb: "bet-two-numbers", chances: [2], times: 3 },
    ],
    prizes: [300, 200, 100],
    travel: null,
    toll: null,
    sale: null,
    due: null,
    marker: null,
    displaced: null,
    start: null,
    ...more,
  };
}

export const text = new Texts(new Sentences("fr", french, page), edition, PLAYERS);

/** Ada's place at a laptop. */
export function props(view: FranceView, asks: Ask[] = [], more: Partial<TableProps> = {}): TableProps {
  return {
    view,
    edition,
    table: tableOf("richesses-de-france", PLAYERS),
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
    looks: new Looks(),
    ...more,
  };
}

export function travelTo(verb: Target["verb"], ...ids: string[]): Ask {
  return { verb, blanks: [{ is: "one-of", name: "town", choices: ids.map(town) }] };
}
