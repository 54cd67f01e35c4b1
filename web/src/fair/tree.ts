/** The tree of open draws: whether a block lies below the root that was made known, at its own place. */

import type { OpenDraws, Opening } from "../wire";
import { blockOf, outcomeIn, type Key } from "./chacha";
import { bytesOf, hex, sha256 } from "./sha256";

const GROUP = 16;
const EMPTY = new Uint8Array(32);
const LEAF = 0;
const NODE = 1;

function joined(kind: number, ...parts: Uint8Array[]): Uint8Array {
  return sha256(Uint8Array.from([kind, ...parts.flatMap((part) => [...part])]));
}

/** All the keys that have a leaf, in the order of their places. */
export function* keysOf(kinds: OpenDraws[], seats: number): Generator<Key> {
  for (const { purpose, turns, counts } of kinds)
    for (let whose = 0; whose <= seats; whose += 1)
      for (let turn = 0; turn < turns; turn += 1)
        for (let count = 0; count < counts; count += 1)
          yield { purpose, seat: whose ? whose - 1 : null, turn, count };
}

function total(kinds: OpenDraws[], seats: number): number {
  return kinds.reduce((sum, { turns, counts }) => sum + (seats + 1) * turns * counts, 0);
}

/** Null where the draw has no place. */
export function placeOf(kinds: OpenDraws[], seats: number, key: Key): number | null {
  let first = 0;
  for (const { purpose, turns, counts } of kinds) {
    const whose = key.seat === null ? 0 : key.seat + 1;
    if (purpose === key.purpose && key.turn < turns && key.count < counts)
      return first + (whose * turns + key.turn) * counts + key.count;
    first += (seats + 1) * turns * counts;
  }
  return null;
}

export function depthOf(kinds: OpenDraws[], seats: number): number {
  const groups = Math.max(1, Math.ceil(total(kinds, seats) / GROUP));
  return Math.log2(GROUP) + Math.ceil(Math.log2(groups));
}

/** Whether the die was fixed when the root was made known, and is what the block says. */
export function isProved(root: string, kinds: OpenDraws[], seats: number, opening: Opening): boolean {
  const place = placeOf(kinds, seats, opening);
  const block = bytesOf(opening.block);
  if (place === null || opening.path.length !== depthOf(kinds, seats) || block.length !== 64) return false;
  let node = joined(LEAF, block);
  opening.path.forEach((neighbour, height) => {
    const other = bytesOf(neighbour);
    const isRight = Math.floor(place / 2 ** height) % 2 === 1;
    node = isRight ? joined(NODE, other, node) : joined(NODE, node, other);
  });
  return hex(node) === root && outcomeIn(block, opening.below) === opening.outcome;
}

function above(nodes: Uint8Array[]): Uint8Array {
  let level = nodes;
  while (level.length > 1) {
    const pairs: Uint8Array[] = [];
    for (let left = 0; left < level.length; left += 2)
      pairs.push(joined(NODE, level[left]!, level[left + 1] ?? EMPTY));
    level = pairs;
  }
  return level[0] ?? EMPTY;
}

/** The root that a seed gives, to be compared with the one that was made known. */
export function rootOf(seed: bigint, kinds: OpenDraws[], seats: number): string {
  const leaves = Array.from(keysOf(kinds, seats), (key) => joined(LEAF, blockOf(seed, key)));
  const groups: Uint8Array[] = [];
  for (let first = 0; first < leaves.length; first += GROUP) {
    const own = leaves.slice(first, first + GROUP);
    groups.push(above([...own, ...Array<Uint8Array>(GROUP - own.length).fill(EMPTY)]));
  }
  return hex(above(groups));
}
