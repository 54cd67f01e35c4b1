/** The map as it is drawn: towns, sections and stages of the edition, laid on the ground in kilometres. */

import type { RichessesDeFranceFile } from "../../wire";
import land from "./land.json";
import type { TableProps } from "./props";

export interface Point {
  x: number;
  y: number;
}

export type Kind = RichessesDeFranceFile["town"][number]["kind"];

export interface Town extends Point {
  number: number;
  name: string;
  kind: Kind;
  region: number;
  /** neighbours by any way */
  neighbours: number[];
}

export interface Section {
  kind: "motorway" | "road" | "sea";
  between: [number, number];
  /** with its bends */
  line: Point[];
  fare: number;
  /** the number of its road, or "" */
  road: string;
}

export interface Stage {
  /** among the stages of the circuit */
  number: number;
  town: number;
  /** Sports: the opposite town of a match, or the finish of a race */
  against: number | null;
  is: "stage" | "match" | "race";
}

export interface Circuit {
  id: string;
  start: number | null;
  finish: number | null;
  stages: Stage[];
}

export interface Race {
  vehicle: number;
  route: number[];
}

export interface Region {
  shape: string;
  tint: number;
}

export interface Atlas {
  towns: Town[];
  sections: Section[];
  regions: Region[];
  circuits: Circuit[];
  races: Race[];
  faces: { value: number; colour: "red" | "blue" }[];
  cards: RichessesDeFranceFile["card"];
}

export const FOOT = 0;
export const BICYCLE = 1;
export const CAR = 2;
const VEHICLES = { foot: FOOT, bicycle: BICYCLE, car: CAR };

/** All of France, with Corsica, and the air around it. */
export const FRANCE = rectAround([flat(-5.2, 51.2), flat(10.5, 41.25)]);

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function flat(lon: number, lat: number): Point {
  const { west, north, middle, degree } = land.projection;
  const kilometre = Math.cos((middle * Math.PI) / 180) * degree;
  return { x: (lon - west) * kilometre, y: (north - lat) * degree };
}

export function rectAround(points: Point[]): Rect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const known = new WeakMap<TableProps["edition"], Atlas>();

export function atlasOf(edition: TableProps["edition"]): Atlas {
  const found = known.get(edition) ?? draw(edition.entries);
  known.set(edition, found);
  return found;
}

function draw(file: RichessesDeFranceFile): Atlas {
  const numbers = new Map(file.town.map(({ id }, number) => [id, number]));
  const at = (id: string) => numbers.get(id)!;
  const places = file.town.map(({ lon, lat }) => flat(lon, lat));
  const sections = file.section.map((section): Section => {
    const between: [number, number] = [at(section.between[0]), at(section.between[1])];
    const bends = (section.via ?? []).map(([lon, lat]) => flat(lon, lat));
    const line = [places[between[0]]!, ...bends, places[between[1]]!];
    return { kind: section.kind, between, line, fare: section.fare ?? 0, road: section.road ?? "" };
  });
  return {
    towns: file.town.map((town, number) => ({
      ...places[number]!,
      number,
      name: town.name,
      kind: town.kind,
      region: file.region.findIndex(({ id }) => id === town.region),
      neighbours: sections.flatMap(({ between }) => otherEnd(between, number)),
    })),
    sections,
    regions: file.region.map(({ id }) => shapes[id] ?? { shape: "", tint: 0 }),
    circuits: file.circuit.map((circuit) => ({
      id: circuit.id,
      start: circuit.start ? at(circuit.start) : null,
      finish: circuit.finish ? at(circuit.finish) : null,
      stages: stagesOf(file, circuit.id, at),
    })),
    races: file.race.map(({ vehicle, route }) => ({ vehicle: VEHICLES[vehicle], route: route.map(at) })),
    faces: file.face,
    cards: file.card,
  };
}

const shapes: Record<string, Region> = land.regions;

function otherEnd([one, other]: [number, number], town: number): number[] {
  if (one === town) return [other];
  return other === town ? [one] : [];
}

function stagesOf(file: RichessesDeFranceFile, circuit: string, at: (id: string) => number): Stage[] {
  const plain = file.stage
    .filter((stage) => stage.circuit === circuit)
    .map(({ town }) => ({ town: at(town), against: null, is: "stage" as const }));
  const sports = [
    ...file.match.map(({ town, against }) => ({
      town: at(town),
      against: at(against),
      is: "match" as const,
    })),
    ...file.race.map(({ route }) => ({
      town: at(route[0]!),
      against: at(route.at(-1)!),
      is: "race" as const,
    })),
  ];
  return (plain.length ? plain : sports).map((stage, number) => ({ number, ...stage }));
}

export function sectionBetween({ sections }: Atlas, one: number, other: number): Section | null {
  const joins = ({ between: [a, b] }: Section) => (a === one && b === other) || (a === other && b === one);
  return sections.find(joins) ?? null;
}

/** The line a pawn follows from one town to the next; straight where no section leads. */
export function lineBetween(atlas: Atlas, one: number, other: number): Point[] {
  const section = sectionBetween(atlas, one, other);
  if (!section) return [atlas.towns[one]!, atlas.towns[other]!];
  return section.between[0] === one ? section.line : [...section.line].reverse();
}

/** A way through several towns, as one line. */
export function lineThrough(atlas: Atlas, towns: number[]): Point[] {
  return towns.slice(1).flatMap((town, place) => lineBetween(atlas, towns[place]!, town));
}

export function path(line: Point[]): string {
  return `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** Around a shape as the ground writes it: a corner, then steps. */
export function bounds(shape: string): Rect {
  const points: Point[] = [];
  for (const ring of shape.split("z")) {
    const numbers = ring.match(/-?[\d.]+/g)?.map(Number) ?? [];
    let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
    if (numbers.length) points.push({ x, y });
    for (let place = 2; place + 1 < numbers.length; place += 2) {
      [x, y] = [x + numbers[place]!, y + numbers[place + 1]!];
      points.push({ x, y });
    }
  }
  return rectAround(points);
}
