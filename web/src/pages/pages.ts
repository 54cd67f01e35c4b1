/** The pages of the house. Each comes with its own code, when one first goes there. */

import type { Component } from "svelte";
import { gameModule } from "../games/registry";
import type { Place } from "../house/router.svelte";
import { way } from "../house/way";

type Props = Record<string, unknown>;
type Load = () => Promise<{ default: Component<any> }>; // eslint-disable-line @typescript-eslint/no-explicit-any

export interface OpenPage {
  /** two places with the same address show the same page, which then stays as it is */
  address: string;
  component: Component<Props>;
  props: Props;
}

const PAGES: Record<Place["page"], Load> = {
  home: () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  rules: () => import("./Rules.svelte"),
  primer: () => import("./Primer.svelte"),
  practice: () => import("./Practice.svelte"),
  exercise: () => import("./Exercise.svelte"),
  table: () => import("./Table.svelte"),
  big: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  dice: () => import("./Dice.svelte"),
  seat: () => import("./SeatLink.svelte"),
  code: () => import("./ByCode.svelte"),
  nowhere: () => import("./Nowhere.svelte"),
};

/** The table page and the game's own drawing, while somebody still puts a table together. */
export function fetchAhead(game: string): void {
  Promise.all([PAGES.table(), gameModule(game)]).catch(() => undefined); // asked again when it is wanted
}

/** What can be shown before a house that is in the page has opened. */
const BEFORE: Place["page"][] = ["home", "new", "rules", "primer", "nowhere"];

export async function openPage(place: Place): Promise<OpenPage> {
  const { page, ...words } = place;
  if (!BEFORE.includes(page)) await way.open();
  const component = (await PAGES[page]()).default as Component<Props>;
  const props = page === "table" || page === "big" ? { ...words, big: page === "big" } : words;
  return { address: JSON.stringify(place), component, props };
}
