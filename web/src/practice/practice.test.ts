import { expect, test } from "vitest";
import type { JudgedAnswer, PracticePosition } from "../wire";
import { answering, bestOf, offered } from "./answers";
import { note, resultsOf } from "./solved";

function answer(id: string, verb: string, filling: number[][]): JudgedAnswer {
  return { id, says: id, verb, filling, wins: 0.5, behind: 0, behind_error: 0 };
}

const answers = [
  answer("lie", "announce", [[5]]),
  answer("truth", "announce", [[20]]),
  answer("no", "stop", []),
];
const exercises = Array.from({ length: 30 }, (_, number) => {
  return { id: `e${number}`, answers } as unknown as PracticePosition;
});

test("the order of the answers tells nothing of the best, and is the same every time", () => {
  const places = exercises.map((one) => offered(one).indexOf(bestOf(one)));

  expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  expect(exercises.map((one) => offered(one).indexOf(bestOf(one)))).toEqual(places);
});

test("what is done at the board is the answer that says the same", () => {
  const one = exercises[0]!;

  expect(answering(one, "announce", [[20]])?.id).toBe("truth");
  expect(answering(one, "stop", [])?.id).toBe("no");
  expect(answering(one, "announce", [[50]])).toBeNull();
});

test("what has once been found stays found, and what was missed can be found later", () => {
  const store = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  } as Storage;

  note("game", "one", "wrong");
  expect(resultsOf("game")).toEqual({ one: "wrong" });
  note("game", "one", "right");
  note("game", "one", "wrong");
  note("other", "one", "wrong");

  expect(resultsOf("game")).toEqual({ one: "right" });
});
