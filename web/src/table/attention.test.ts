import { expect, test } from "vitest";
import { away, callFor, markOf, NOTHING, type Asked, type Where } from "./attention";

const HERE: Where = { inSight: ["hand"], shownIn: ["hand"] };
const READING: Where = { inSight: ["log"], shownIn: ["hand"] };
const TURN: Asked = { question: "roll", timed: false, curtain: false };
const DOUBT: Asked = { question: "doubt", timed: true, curtain: false };
const SILENCE = { sheets: null, part: null, scroll: false, sound: false, shake: false };

test("a question against the clock comes forward over sheets, tabs and scroll, is heard and felt", () => {
  expect(callFor(NOTHING, DOUBT, READING)).toEqual({
    sheets: "aside",
    part: "hand",
    scroll: true,
    sound: true,
    shake: true,
  });
});

test("what can wait is heard, and turns to where it must be answered; sheets stay", () => {
  expect(callFor(NOTHING, TURN, READING)).toEqual({ ...SILENCE, part: "hand", sound: true });
});

test("the same question does not call twice, wherever one goes meanwhile", () => {
  expect(callFor(DOUBT, DOUBT, READING)).toEqual(SILENCE);
});

test("the next question calls again", () => {
  const next = { ...DOUBT, question: "bid 5" };

  expect(callFor(DOUBT, next, HERE)).toEqual({
    ...SILENCE,
    sheets: "aside",
    scroll: true,
    sound: true,
    shake: true,
  });
  expect(callFor(TURN, { ...TURN, question: "buy" }, HERE).sound).toBe(false);
});

test("when it is answered, or too late, the sheets come back", () => {
  expect(callFor(DOUBT, NOTHING, HERE)).toEqual({ ...SILENCE, sheets: "back" });
  expect(callFor(NOTHING, NOTHING, HERE)).toEqual(SILENCE);
});

test("behind the curtain one hears that one is called, and sees it when the curtain is up", () => {
  const behind = { ...DOUBT, curtain: true };

  expect(callFor(NOTHING, behind, READING)).toEqual({ ...SILENCE, sound: true, shake: true });
  expect(callFor(behind, DOUBT, READING)).toEqual({
    ...SILENCE,
    sheets: "aside",
    part: "hand",
    scroll: true,
  });
});

test("what needs only its buttons turns no tab", () => {
  expect(away({ inSight: ["log"], shownIn: [] })).toBe(null);
  expect(away({ inSight: ["board"], shownIn: ["hand", "board"] })).toBe(null);
  expect(away({ inSight: ["scores"], shownIn: ["hand", "board"] })).toBe("hand");
});

test("the browser's own tab says whether it is my turn, and whether there is no time", () => {
  expect([NOTHING, TURN, DOUBT].map(markOf)).toEqual(["", "mine", "timed"]);
});
