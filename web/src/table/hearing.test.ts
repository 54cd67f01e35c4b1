import { expect, test } from "vitest";
import { lengthOf, SOUNDS } from "./instruments";
import { soundOf } from "./hearing";

const events = [{ is: "pawn-moved" }, { is: "royalty-paid" }, { is: "went-bankrupt" }];

test("of several events the one that the game puts first is heard", () => {
  expect(soundOf(events, { "went-bankrupt": "out", "royalty-paid": "coins" })).toBe("out");
});

test("events that the game gives no sound are silent", () => {
  expect(soundOf([{ is: "pawn-moved" }], { "royalty-paid": "coins" })).toBeUndefined();
});

test("a game that gives no sounds is heard to move, if anything happens", () => {
  expect(soundOf(events, undefined)).toBe("move");
  expect(soundOf([], undefined)).toBeUndefined();
});

test("every sound is shorter than a second", () => {
  for (const sound of SOUNDS) expect(lengthOf(sound), sound).toBeLessThan(1);
});
