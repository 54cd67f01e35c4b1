/** Each seat has a colour and a shape, so that colour is never the only sign. */

export interface SeatInk {
  colour: string;
  /** text upon the colour, readable at 4.5 : 1 and more */
  on: string;
  /** a path in a square of 10 by 10 */
  mark: string;
}

const INKS: SeatInk[] = [
  { colour: "#c93c20", on: "#ffffff", mark: "M5 1 9.3 9H.7z" },
  { colour: "#2b5fa8", on: "#ffffff", mark: "M1.4 1.4h7.2v7.2H1.4z" },
  { colour: "#e6a817", on: "#211b14", mark: "M5 .8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4z" },
  { colour: "#1f7a4d", on: "#ffffff", mark: "M5 .3 9.7 5 5 9.7.3 5z" },
  {
    colour: "#7b4fa3",
    on: "#ffffff",
    mark: "m5 .3 1.4 3 3.3.3-2.5 2.2.8 3.2L5 7.3 2 9l.8-3.2L.3 3.6l3.3-.3z",
  },
  { colour: "#4c463d", on: "#ffffff", mark: "M3.4.8h3.2v2.6h2.6v3.2H6.6v2.6H3.4V6.6H.8V3.4h2.6z" },
];

export function seatInk(seat: number): SeatInk {
  return INKS[((seat % INKS.length) + INKS.length) % INKS.length]!;
}
