/** A small world and a table around it, for the tests. */

import { tableOf } from "../../testing/samples";
import { Sentences } from "../../texts/sentences";
import { Texts } from "../../texts/texts";
import type { CouleursView } from "../../wire";
import { Looks } from "./looks.svelte";
import type { Ask, TableProps } from "./props";
import french from "./texts/fr.ftl?raw";

const source = "test";
export const PLAYERS = ["Léa", "Rémi"];

interface Nation {
  id: string;
  area: string;
  value?: number;
}

export function editionOf(nations: Nation[], links: [string, string][]): TableProps["edition"] {
  const areas = [...new Set(nations.map(({ area }) => area))];
  return {
    id: "test",
    game: "couleurs-du-monde",
    hash: "",
    titles: {},
    source,
    ids: {},
    names: {},
    sources: {},
    entries: {
      edition: { id: "test", game: "couleurs-du-monde", fr: "", en: "", source },
      area: areas.map((id) => ({ id, fr: id, en: id, corner: false, source })),
      nation: nations.map(({ id, area, value = 1 }) => ({
        id,
        area,
        fr: id,
        en: id,
        value,
        island: false,
        source,
      })),
      link: links.map((between) => ({ between, line: "solid", source })),
    },
  };
}

export function viewWith(more: Partial<CouleursView>): CouleursView {
  return {
    deal: 1,
    dealer: 0,
    turn: 0,
    chain: [],
    chain_points: 0,
    next_multiplier: 1,
    counts: [],
    gains: [],
    will_draw: 0,
    pass_costs: 0,
    hands: [[], []],
    stock: 0,
    covered_by: [],
    open_in_area: [],
    last_in_area: [],
    scores: [0, 0],
    totals: [0, 0],
    points: [0, 0],
    refusals_left: [3, 3],
    ...more,
  };
}

export function playing(...choices: number[]): Ask {
  return { verb: "play-card", blanks: [{ is: "one-of", name: "nation", choices }] };
}

export function propsWith(view: CouleursView, edition: TableProps["edition"], asks: Ask[]): TableProps {
  return {
    view,
    edition,
    table: tableOf("couleurs-du-monde", PLAYERS),
    me: 0,
    asks,
    closed: [],
    waiting: [],
    text: new Texts(new Sentences("fr", french), edition, PLAYERS),
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
  };
}
