import { expect, test } from "vitest";
import type { RichessesDeFranceEvent } from "../../wire";
import { leftBy } from "../../table/pacing";
import { act } from "./tableau";
import { edition, town, viewWith } from "./testing";

const [PARIS, DIJON] = [town("paris"), town("dijon")];

function shown(...events: RichessesDeFranceEvent[]) {
  return act({ before: viewWith(), after: viewWith(), events, me: 0, edition, options: {} });
}

test("a pawn is shown on its way, and where it came to while the rest is shown", () => {
  const { first } = shown(
    { is: "section-taken", seat: 0, mode: 2, town: DIJON, amount: 10 },
    { is: "card-drawn", seat: 0, card: 3 },
  );

  expect(first[0]!.shows).toMatchObject({ way: { seat: 0, from: PARIS, town: DIJON }, show: null });
  expect(first[1]!.shows).toMatchObject({ way: null, show: { is: "card", card: 3 } });
  expect(first[1]!.shows!.towns[0]).toBe(DIJON);
});

test("what a die brings is told when it lies", () => {
  const { first } = shown({ is: "work-done", seat: 0, town: PARIS, face: 0 });

  expect(first.map(({ shows }) => shows!.fallen)).toEqual([false, true]);
});

test("a match is thrown as often as it is equal, and its end is seen longest", () => {
  const { first } = shown(
    { is: "opponent-called", seat: 0, player: 1, town: PARIS },
    { is: "match-thrown", seat: 0, face: 2 },
    { is: "match-thrown", seat: 1, face: 2 },
    { is: "match-thrown", seat: 0, face: 1 },
    { is: "match-thrown", seat: 1, face: 5 },
    { is: "match-won", winner: 1, stage: 61 },
  );
  const throws = first.filter(({ shows }) => shows!.show?.is === "match");

  expect(throws.map(({ shows }) => [shows!.round, shows!.fallen])).toEqual([
    [0, false],
    [0, true],
    [1, false],
    [1, true],
  ]);
  expect(throws.at(-1)!.ms).toBe(Math.max(...throws.map(({ ms }) => ms)));
});

test("a card stays to be read, and a move without anything to see leaves what lies there", () => {
  expect(leftBy(shown({ is: "card-drawn", seat: 1, card: 3 }))).toMatchObject({
    show: { is: "card" },
    stays: true,
  });
  expect(leftBy(shown({ is: "stayed-put", seat: 0, town: PARIS }))).toBeUndefined();
});

test("a long way is not looked at for ever", () => {
  const legs = Array.from({ length: 60 }, (_, place): RichessesDeFranceEvent => ({
    is: "section-taken",
    seat: 0,
    mode: 0,
    town: place % 2 ? PARIS : DIJON,
    amount: 0,
  }));

  expect(shown(...legs).first.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(7000);
});
