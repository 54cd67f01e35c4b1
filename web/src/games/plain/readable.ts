/** Any view as readable lists: every field by its name, every value in words where its name tells what it is. */

import type { Texts } from "../../texts/texts";
import { singular } from "../../texts/counting";

export interface Item {
  label: string;
  lines: string[];
}

export function readable(view: unknown, text: Texts): Item[] {
  if (typeof view !== "object" || view === null) return [{ label: "", lines: [String(view)] }];
  return Object.entries(view).map(([name, value]) => ({
    label: text.heading(name),
    lines: lines(name, value, text),
  }));
}

function lines(name: string, value: unknown, text: Texts): string[] {
  if (!Array.isArray(value)) return [inWords(name, value, text)];
  const perSeat = value.length === text.players.length && !text.names(singular(name)).length;
  if (perSeat) {
    return value.map((one, seat) => `${text.player(seat)} : ${inWords(singular(name), one, text)}`);
  }
  return value.length ? [text.join(value.map((one) => inWords(singular(name), one, text)))] : ["–"];
}

function inWords(name: string, value: unknown, text: Texts): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "number") return text.value(name, value);
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value))
    return value.length ? text.join(value.map((one) => inWords(name, one, text))) : "–";
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, one]) => `${text.heading(key)} ${inWords(key, one, text)}`)
      .join(" · ");
  }
  return String(value);
}
