/** Everything that can be checked of a finished game's luck, one finding after the other. */

import { blockOf, outcomeIn } from "./chacha";
import type { Draw, Promised } from "./record";
import type { Seen } from "./salts";
import { digest } from "./sha256";
import { rootOf } from "./tree";

/** `unknown`: this browser was not there to see. */
export type Verdict = "right" | "wrong" | "unknown";

export interface Finding {
  is: "commitment" | "seen" | "bots" | "mine" | "seed" | "root" | "draws";
  verdict: Verdict;
}

const DIGITS = 32; // 128 bits

const verdict = (right: boolean): Verdict => (right ? "right" : "wrong");

export function seedOf({ house, nonce, salts }: Promised): bigint {
  const words = ["seed", house, nonce, ...salts.map((salt) => salt.text)];
  return BigInt(`0x${digest(words.join(" ")).slice(0, DIGITS)}`);
}

/** The draws that are not what the seed gives. */
export function forged({ seed, draws }: Promised): Draw[] {
  return draws.filter((draw) => outcomeIn(blockOf(seed, draw), draw.below) !== draw.outcome);
}

function seenBefore(promised: Promised, seen: Seen | null): Verdict {
  if (!seen) return "unknown";
  return verdict(seen.commitment === promised.commitment && (!seen.root || seen.root === promised.root));
}

function myOwn(promised: Promised, seen: Seen | null): Verdict {
  const mine = Object.entries(seen?.salts ?? {});
  if (!mine.length) return "unknown";
  return verdict(mine.every(([seat, salt]) => promised.salts[Number(seat)]?.text === salt));
}

function botsOwn({ house, nonce, salts }: Promised): boolean {
  return salts.every(
    ({ source, text }, seat) =>
      source !== "house" || text === digest(`salt ${house} ${nonce} ${seat}`).slice(0, DIGITS),
  );
}

export function findings(promised: Promised, seen: Seen | null): Finding[] {
  const { commitment, house, nonce, salts, seed, root, openDraws } = promised;
  return [
    { is: "commitment", verdict: verdict(digest(`house ${house} ${nonce}`) === commitment) },
    { is: "seen", verdict: seenBefore(promised, seen) },
    { is: "mine", verdict: myOwn(promised, seen) },
    { is: "bots", verdict: verdict(botsOwn(promised)) },
    { is: "seed", verdict: verdict(seedOf(promised) === seed) },
    { is: "root", verdict: verdict(rootOf(seed, openDraws, salts.length) === root) },
    { is: "draws", verdict: verdict(promised.draws.length > 0 && forged(promised).length === 0) },
  ];
}
