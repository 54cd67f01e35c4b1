// The drawing of the board, typed. layout.json is made by web/tools/couleurs-du-monde/layout.mjs.

import drawing from "./layout.json";

/** As the edition names them: solid pink, dotted pink, dotted blue. */
export type Line = "solid" | "dotted" | "sea";
export type Point = [x: number, y: number];

/** Short names for the plate, of 1961 and of today; the full name is the edition's. */
export interface ShortNames {
  fr: string;
  en: string;
  modern_fr: string;
  modern_en: string;
}

/** x and y are the centre of the plate; the grey ring of an island lies outside w and h. */
export interface NationPlace {
  x: number;
  y: number;
  w: number;
  h: number;
  short: ShortNames;
}

/** points runs from centre to centre, path is the same with rounded bends; draw it under the plates. */
export interface LinkRoute {
  between: [string, string];
  line: Line;
  points: Point[];
  path: string;
}

/** Centred on x, y and turned about it; capitals of Fraunces 900 in the area's ink. */
export interface AreaLabel {
  x: number;
  y: number;
  rotate: number;
  size: number;
  spacing: number;
  fr: string[];
  en: string[];
}

/** colour for borders, ink for lettering, ground and pattern (patterns.svg) for the region behind the plates. */
export interface AreaGround {
  colour: string;
  ink: string;
  ground: string;
  pattern: string;
  path: string;
  label: AreaLabel;
}

export interface BoardLayout {
  viewBox: [number, number, number, number];
  plate: { height: number; narrowest: number; padding: number; nameSize: number; ring: number };
  areas: Record<string, AreaGround>;
  nations: Record<string, NationPlace>;
  links: LinkRoute[];
}

export const layout: BoardLayout = {
  ...drawing,
  viewBox: drawing.viewBox as BoardLayout["viewBox"],
  links: drawing.links as LinkRoute[],
};
