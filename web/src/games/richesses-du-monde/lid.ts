/** The lid of the box: the globe, and the two laps around it. */

import { emblem, lap, sheet } from "../../shelf/glimpse";
import type { Lid } from "../../shelf/lids";

const drawing = `<circle cx="140" cy="130" r="86" fill="#e6a817" stroke="#211b14" stroke-width="4"/>
    <path d="M54 130h172M140 44v172M70 84c40 26 100 26 140 0M70 176c40-26 100-26 140 0M140 44c-50 50-50 122 0 172M140 44c50 50 50 122 0 172" fill="none" stroke="#211b14" stroke-width="3"/>`;

const [EUROPE, AFRICA, ASIA, AMERICA, USA, RUSSIA] = [
  "-#2f6db5",
  "-#b5793a",
  "-#e6a817",
  "-#c8402f",
  "-#dd7f3c",
  "-#8a6bb0",
];
const [AUCTION, JOKER, NEWS, WINDFALL, ANYWHERE] = ["#f7d046", "#f3b8a4", "#cfe4ea", "#cfe6b4", "#fbe6b0"];
const OUTER = [
  "#fff", EUROPE, EUROPE, "#bcd8f2", EUROPE, EUROPE, EUROPE, "#bcd8f2", EUROPE, EUROPE, AUCTION,
  WINDFALL, NEWS, ANYWHERE, RUSSIA, RUSSIA, NEWS, WINDFALL,
  JOKER, AMERICA, AMERICA, AMERICA, AMERICA, "#f3c6bd", AMERICA, AMERICA, AMERICA, AMERICA, AUCTION,
  WINDFALL, NEWS, USA, USA, ANYWHERE, NEWS, WINDFALL,
]; // prettier-ignore
const INNER = [
  AUCTION, AFRICA, AFRICA, AFRICA, "#e9cfae", AFRICA, AFRICA, AFRICA, JOKER,
  WINDFALL, NEWS, RUSSIA, ANYWHERE, WINDFALL,
  AUCTION, ASIA, ASIA, ASIA, "#fbe6b0", ASIA, ASIA, ASIA, JOKER,
  WINDFALL, ANYWHERE, USA, NEWS, WINDFALL,
]; // prettier-ignore

const lid: Lid = {
  ground: "#0f4c5c",
  edge: "#e6a817",
  ink: "#fdf3d8",
  drawing,
  board:
    sheet("#1a6375") +
    lap({ x: 5, y: 5, w: 250, h: 156 }, 11, 9, OUTER) +
    lap({ x: 27.7, y: 22.3, w: 204.6, h: 121.4 }, 9, 7, INNER) +
    emblem(drawing, 130, 86, 0.44),
};

export default lid;
