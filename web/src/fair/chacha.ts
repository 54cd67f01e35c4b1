/** The block of ChaCha20 (RFC 8439) from which a draw is read, and what is read from it. */

const WORD = 2 ** 32;
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** What a draw depends on, besides the seed. */
export interface Key {
  purpose: string;
  /** null: the table's */
  seat: number | null;
  turn: number;
  count: number;
}

/** FNV-1a: a word for each purpose. */
export function numberOf(purpose: string): number {
  let number = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(purpose)) number = Math.imul(number ^ byte, 0x01000193);
  return number >>> 0;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const turn = (to: number, from: number, mixed: number, bits: number) => {
    x[to] = x[to]! + x[from]!;
    const word = x[mixed]! ^ x[to]!;
    x[mixed] = (word << bits) | (word >>> (32 - bits));
  };
  turn(a, b, d, 16);
  turn(c, d, b, 12);
  turn(a, b, d, 8);
  turn(c, d, b, 7);
}

export function chachaBlock(first: Uint32Array): Uint32Array {
  const x = first.slice();
  for (let round = 0; round < 10; round += 1) {
    for (let place = 0; place < 4; place += 1) quarter(x, place, 4 + place, 8 + place, 12 + place);
    for (let place = 0; place < 4; place += 1)
      quarter(x, place, 4 + ((place + 1) % 4), 8 + ((place + 2) % 4), 12 + ((place + 3) % 4));
  }
  return x.map((word, place) => word + first[place]!);
}

/** The 64 bytes under a key; the seed is below 2¹²⁸. */
export function blockOf(seed: bigint, key: Key): Uint8Array {
  const words = [0n, 32n, 64n, 96n].map((shift) => Number((seed >> shift) & 0xffffffffn));
  const whose = key.seat === null ? 0 : key.seat + 1;
  const rest = [0, 0, 0, 0, key.count, numberOf(key.purpose), whose, key.turn];
  const block = chachaBlock(Uint32Array.from([...SIGMA, ...words, ...rest]));
  const bytes = new DataView(new ArrayBuffer(64));
  block.forEach((word, place) => bytes.setUint32(4 * place, word, true));
  return new Uint8Array(bytes.buffer);
}

/** The first word of the block that favours no outcome, divided by their number: the rest. */
export function outcomeIn(block: Uint8Array, below: number): number {
  const view = new DataView(block.buffer, block.byteOffset);
  const limit = WORD - (WORD % below);
  for (let at = 0; at < block.length; at += 4) {
    const word = view.getUint32(at, true);
    if (word < limit) return word % below;
  }
  return -1;
}
