/** The world as it is drawn: the edition's nations and lines, each at its place on the sheet. */

import type { CouleursDuMondeFile, CouleursDuMondeNation } from "../../wire";
import { layout, type AreaGround, type Line, type NationPlace, type ShortNames } from "./layout";
import type { TableProps } from "./props";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A plate of the board; x and y are its centre. */
export interface Nation extends Rect {
  number: number;
  id: string;
  area: number;
  value: number;
  island: boolean;
  neighbours: number[];
  /** null: the edition has a nation that the drawing does not know */
  short: ShortNames | null;
}

export interface Link {
  between: [number, number];
  line: Line;
  path: string;
}

export interface Area {
  number: number;
  id: string;
  ground: AreaGround | null;
  nations: number[];
}

export interface World {
  width: number;
  height: number;
  areas: Area[];
  nations: Nation[];
  links: Link[];
}

const known = new WeakMap<TableProps["edition"], World>();

export function worldOf(edition: TableProps["edition"]): World {
  const world = known.get(edition) ?? build(edition);
  known.set(edition, world);
  return world;
}

function build(edition: TableProps["edition"]): World {
  const file = edition.entries;
  const ids = file.nation.map((nation) => nation.id);
  const [, , width, drawn] = layout.viewBox;
  const strangers = ids.filter((id) => !layout.nations[id]);
  const nations = file.nation.map((entry, number) => place(entry, number, file, strangers));
  const links = file.link.map(({ between, line }) => route(between, line, nations, ids));
  for (const { between } of links) {
    const [one, other] = between;
    nations[one]!.neighbours.push(other);
    nations[other]!.neighbours.push(one);
  }
  const height = drawn + Math.ceil(strangers.length / SHELF) * STEP_DOWN;
  return { width, height, areas: areasOf(file, nations), nations, links };
}

function place(
  entry: CouleursDuMondeNation,
  number: number,
  file: CouleursDuMondeFile,
  strangers: string[],
): Nation {
  const { id, value, island } = entry;
  const area = file.area.findIndex((one) => one.id === entry.area);
  const at: Rect & Partial<NationPlace> = layout.nations[id] ?? onShelf(strangers.indexOf(id));
  const { x, y, w, h, short = null } = at;
  return { number, id, area, value, island, x, y, w, h, short, neighbours: [] };
}

const SHELF = 12; // plates in a row
const STEP_ASIDE = 115;
const STEP_DOWN = 70;

/** A nation the drawing does not know (an owner's own edition) stands in a row under the map. */
function onShelf(place: number): Rect {
  const [, , , bottom] = layout.viewBox;
  const x = 70 + (place % SHELF) * STEP_ASIDE;
  const y = bottom + 30 + Math.floor(place / SHELF) * STEP_DOWN;
  return { x, y, w: 100, h: layout.plate.height };
}

function route([from, to]: [string, string], line: Line, nations: Nation[], ids: string[]): Link {
  const [one, other] = [nations[ids.indexOf(from)]!, nations[ids.indexOf(to)]!];
  const drawn = layout.links.find(({ between }) => between.includes(from) && between.includes(to));
  const path = drawn?.path ?? `M${one.x} ${one.y}L${other.x} ${other.y}`;
  return { between: [one.number, other.number], line, path };
}

function areasOf(file: CouleursDuMondeFile, nations: Nation[]): Area[] {
  return file.area.map(({ id }, number) => ({
    number,
    id,
    ground: layout.areas[id] ?? null,
    nations: nations.filter((nation) => nation.area === number).map((nation) => nation.number),
  }));
}

/** The line between two neighbours. */
export function linkBetween(world: World, one: number, other: number): Link | undefined {
  return world.links.find(({ between }) => between.includes(one) && between.includes(other));
}

export function areaColour(world: World, area: number): string {
  return world.areas[area]?.ground?.colour ?? "#7c7c79";
}
