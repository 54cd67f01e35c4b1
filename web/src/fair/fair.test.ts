import { beforeEach, expect, test, vi } from "vitest";
import { tableOf } from "../testing/samples";
import { chachaBlock, numberOf } from "./chacha";
import { Checks, isTold } from "./checks.svelte";
import { findings, type Finding } from "./proof";
import { readPromise } from "./record";
import { isUsual, tallies } from "./report";
import { newSalt, notePromise, noteSalt, seenAt } from "./salts";
import { KINDS, OPENINGS, RECORD } from "./sample";
import { digest, hex, sha256 } from "./sha256";
import { isProved, placeOf } from "./tree";

const PROMISED = readPromise(RECORD)!;
const [DIE] = OPENINGS as [(typeof OPENINGS)[0]];

const verdicts = (text: string, seen = seenAt("t")) =>
  Object.fromEntries(findings(readPromise(text)!, seen).map(({ is, verdict }) => [is, verdict])) as Record<
    Finding["is"],
    string
  >;

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
});

test("the digest is the published one, whatever the length", async () => {
  expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let length = 0; length < 200; length += 7) {
    const message = Uint8Array.from({ length }, (_, place) => (place * 37) % 256);
    const right = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
    expect(hex(sha256(message))).toBe(hex(right));
  }
});

test("the block is that of RFC 8439, 2.3.2", () => {
  const key = [
    0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
  ];
  const head = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
  const block = chachaBlock(Uint32Array.from([...head, ...key, 1, 0x09000000, 0x4a000000, 0]));
  expect(block[0]!.toString(16)).toBe("e4e7f110");
  expect(block[15]!.toString(16)).toBe("4e3c50a2");
});

test("a purpose has the number that the house gives it", () => {
  expect(numberOf("")).toBe(0x811c9dc5);
  expect(numberOf("a")).toBe(0xe40c292c);
});

test("a die that falls lies below the root", () => {
  for (const opening of OPENINGS) expect(isProved(PROMISED.root, KINDS, 2, opening)).toBe(true);
});

test("another die, another block, another place and another root do not pass", () => {
  const block = DIE.block.startsWith("0") ? `1${DIE.block.slice(1)}` : `0${DIE.block.slice(1)}`;
  const forgeries = [
    { ...DIE, outcome: (DIE.outcome + 1) % 6 },
    { ...DIE, block },
    { ...DIE, count: 0 },
    { ...DIE, turn: 9 },
    { ...DIE, seat: 1 },
    { ...DIE, turn: 64 },
    { ...DIE, purpose: "news" },
    { ...DIE, path: DIE.path.slice(1) },
    { ...DIE, path: [...DIE.path, "00".repeat(32)] },
  ];
  for (const forged of forgeries) expect(isProved(PROMISED.root, KINDS, 2, forged)).toBe(false);
  expect(isProved("00".repeat(32), KINDS, 2, DIE)).toBe(false);
});

test("a draw without a place has none", () => {
  expect(placeOf(KINDS, 2, { purpose: "dice", seat: 0, turn: 64, count: 0 })).toBeNull();
  expect(placeOf(KINDS, 2, { purpose: "who begins", seat: null, turn: 0, count: 0 })).toBe(0);
});

test("an honest game has nothing wrong", () => {
  expect(Object.values(verdicts(RECORD))).not.toContain("wrong");
  expect(verdicts(RECORD)).toMatchObject({ seen: "unknown", mine: "unknown", root: "right", draws: "right" });
});

test("what this browser saw and added is compared", () => {
  notePromise("t", PROMISED.commitment);
  notePromise("t", "something else", PROMISED.root);
  noteSalt("t", 0, PROMISED.salts[0]!.text);
  expect(seenAt("t")).toMatchObject({ commitment: PROMISED.commitment, root: PROMISED.root });
  expect(verdicts(RECORD)).toMatchObject({ seen: "right", mine: "right" });

  noteSalt("t", 0, newSalt());
  expect(verdicts(RECORD).mine).toBe("wrong");
});

test("another promise than the one seen is found out", () => {
  notePromise("t", "00".repeat(32), PROMISED.root);
  expect(verdicts(RECORD).seen).toBe("wrong");
});

test.each([
  ["commitment", /^commitment ./m, "commitment 0"],
  ["seed", /^salt 0 person p/m, "salt 0 person q"],
  ["seed", /^seed 1?/m, "seed 2"],
  ["root", /^root ./m, "root g"],
  ["draws", /^(draw \d+ \d+ 2 1 6) \d dice$/m, "$1 7 dice"],
])("a forgery shows: %s", (is, line, instead) => {
  expect(RECORD).toMatch(line);
  expect(verdicts(RECORD.replace(line, instead))[is as Finding["is"]]).toBe("wrong");
});

test("a record without a promise has none", () => {
  expect(readPromise("ludotheque-record 1\ngame x\nseed 4\n\n= open 0\n")).toBeNull();
});

test("dice are counted beside what chance gives", () => {
  const [six] = tallies(PROMISED.draws, ["dice"]);
  expect(six).toBeDefined();
  expect(six!.fell.reduce((sum, times) => sum + times)).toBe(six!.thrown);
  expect(isUsual(six!)).toBe(true);
  expect(isUsual({ ...six!, fell: [six!.high + 1, 0, 0, 0, 0, 0] })).toBe(false);
  expect(tallies(PROMISED.draws.slice(0, 3), ["dice"])).toEqual([]);
});

test("a page counts what it has checked, each die once", () => {
  const luck = { commitment: PROMISED.commitment, root: PROMISED.root, open_draws: KINDS };
  const table = { ...tableOf("small", ["Ada", "Blaise"]), luck };
  const checks = new Checks();
  checks.look(table, OPENINGS, null);
  checks.look(table, OPENINGS, null);
  expect([checks.all.length, checks.wrong.length]).toEqual([3, 0]);

  checks.look({ ...table, luck: { ...luck, root: "0" } }, [{ ...DIE, count: 0 }], null);
  expect(checks.wrong.length).toBe(1);
});

test("a die that was shown otherwise than it was proved is wrong", () => {
  const told = [{ is: "dice-rolled", white: DIE.outcome + 1, red: 9 }];
  expect(isTold(DIE, told)).toBe(true);
  expect(isTold(DIE, [{ is: "dice-rolled", white: DIE.outcome + 3, red: 9 }])).toBe(false);
});
