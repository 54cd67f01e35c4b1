/** The seven colours of the continents, and the text that reads upon them. */

export interface ContinentInk {
  colour: string;
  /** readable upon the colour at 4.5 : 1 and more */
  on: string;
  /** the same colour as a ground for dark text */
  pale: string;
}

const INKS: Record<string, ContinentInk> = {
  afrique: { colour: "#8a5a34", on: "#ffffff", pale: "#ecd9c6" },
  amerique: { colour: "#c23b2e", on: "#ffffff", pale: "#f6d5cb" },
  usa: { colour: "#f0805f", on: "#211b14", pale: "#fcdccf" },
  europe: { colour: "#2f6fb0", on: "#ffffff", pale: "#d3e3f1" },
  russie: { colour: "#8b8b88", on: "#211b14", pale: "#e2e1db" },
  asie: { colour: "#e3b323", on: "#211b14", pale: "#faeabb" },
  oceanie: { colour: "#7b4fa3", on: "#ffffff", pale: "#e5d8ef" },
};

const PLAIN: ContinentInk = { colour: "#cbb98f", on: "#211b14", pale: "#efe0bd" };

export function continentInk(id: string | undefined): ContinentInk {
  return INKS[id ?? ""] ?? PLAIN;
}
