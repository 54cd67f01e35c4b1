/** The part of a record that proves its luck: the header's promise, and the draws after the end. */

import type { OpenDraws } from "../wire";
import type { Key } from "./chacha";

export interface Salt {
  source: string;
  text: string;
}

export interface Draw extends Key {
  below: number;
  outcome: number;
  /** of the record, for who looks it up */
  place: number;
}

export interface Promised {
  commitment: string;
  house: string;
  nonce: string;
  salts: Salt[];
  root: string;
  openDraws: OpenDraws[];
  seed: bigint;
  draws: Draw[];
}

const DRAW = /^draw \d+ (-|\d+) (\d+) (\d+) (\d+) (\d+) (.+)$/;

/** Null where the record promises nothing. */
export function readPromise(text: string): Promised | null {
  const lines = text.split(/\r?\n/);
  const head = lines.slice(0, lines.indexOf(""));
  const words = (key: string) =>
    head
      .find((line) => line.startsWith(`${key} `))
      ?.split(" ")
      .slice(1) ?? [];
  const [commitment] = words("commitment");
  const [house, nonce] = words("house");
  const [root] = words("root");
  const [seed] = words("seed");
  if (!commitment || !house || !nonce || !root || !seed) return null;
  const salts = head.filter((line) => line.startsWith("salt ")).map(saltOf);
  const openDraws = head.filter((line) => line.startsWith("open ")).map(openDrawsOf);
  return { commitment, house, nonce, salts, root, openDraws, seed: BigInt(seed), draws: drawsOf(lines) };
}

function saltOf(line: string): Salt {
  const [, , source = "", text = ""] = line.split(" ");
  return { source, text };
}

function openDrawsOf(line: string): OpenDraws {
  const [, turns, counts, ...purpose] = line.split(" ");
  return { purpose: purpose.join(" "), turns: Number(turns), counts: Number(counts) };
}

function drawsOf(lines: string[]): Draw[] {
  return lines.flatMap((line, at) => {
    const found = DRAW.exec(line);
    if (!found) return [];
    const [seat, turn, count, below, outcome, purpose] = found.slice(1) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      purpose,
      seat: seat === "-" ? null : Number(seat),
      turn: Number(turn),
      count: Number(count),
      below: Number(below),
      outcome: Number(outcome),
      place: at + 1,
    };
  });
}
