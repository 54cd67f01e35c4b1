/** The inks of portraits: flat, few, and the same for everybody. */

import type { Face } from "../../wire";

export const GROUNDS: Record<Face["ground"], string> = {
  sky: "#c9dcec",
  rose: "#f2b6bb",
  leaf: "#dfe9c9",
  lilac: "#d8c5e6",
  sun: "#f8d77a",
  mist: "#cfe3e6",
  sand: "#ecd9b0",
  mint: "#bfe0cd",
  coral: "#f4b79a",
  night: "#7d6a92",
};

export const SKINS: Record<Face["skin"], string> = {
  rosy: "#f7cdb9",
  light: "#f6d3b3",
  peach: "#f2c9a2",
  olive: "#deb083",
  tan: "#d29a68",
  brown: "#b97a4b",
  dark: "#a0673d",
  deep: "#84532f",
};

export const HAIRS: Record<NonNullable<Face["hair_ink"]>, string> = {
  black: "#2b2320",
  brown: "#4a3122",
  chestnut: "#744424",
  auburn: "#8f3b22",
  ginger: "#c46a2d",
  blond: "#e7bd5c",
  grey: "#a9a195",
  white: "#ece6da",
};

export const INKS: Record<Face["coat"], string> = {
  teal: "#12606f",
  navy: "#28406f",
  blue: "#3a72b5",
  red: "#c93c20",
  wine: "#8c2b3f",
  plum: "#6b2f74",
  green: "#2c7a52",
  olive: "#7c7a3a",
  gold: "#e3a51f",
  brown: "#80532d",
  grey: "#64646d",
  black: "#2f2a2e",
  cream: "#f4ead2",
};

export const PAPER = "#fffdf8";
export const GOLD = "#e6a817";
export const LIP = "#b5382f";
