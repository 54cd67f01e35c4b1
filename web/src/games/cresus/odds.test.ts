import { expect, test } from "vitest";
import { bestKeeping, mostAlike, oddsBefore, oddsKeeping } from "./odds";

/** So steep that only the most faces alike count: the best colour is kept, the rest is thrown. */
const STEEP = [0, 1, 10, 100, 1_000, 10_000, 100_000];

/** For two faces alike, three … in percent, after one, two and three throws. */
const NOTES = [
  [61.7, 31.5, 4.8, 0.39, 0.01],
  [26.7, 46.3, 21.8, 4.8, 0.4],
  [11.1, 38.8, 34.4, 13.7, 2.1],
];

test("the odds of one, two and three throws are those of the notes, to a tenth of a percent", () => {
  NOTES.forEach((percents, place) => {
    const { chances } = oddsBefore(STEEP, place + 1);
    percents.forEach((percent, more) => {
      expect(Math.abs(chances[more + 2]! * 100 - percent)).toBeLessThan(0.1);
    });
  });
});

test("chances add up to one", () => {
  for (const throws of [1, 2, 3, 4]) {
    const sum = oddsBefore(STEEP, throws).chances.reduce((total, chance) => total + chance, 0);
    expect(sum).toBeCloseTo(1, 10);
  }
});

test("without a throw left the dice sell as they lie", () => {
  const { kept, chances, mean } = bestKeeping(STEEP, [0, 0, 0, 1, 2, 3], 0);
  expect([kept, chances[3], mean]).toEqual([[0, 1, 2, 3, 4, 5], 1, 100]);
});

test("the colour that shows most is kept", () => {
  expect(bestKeeping(STEEP, [4, 2, 4, 1, 4, 5], 1).kept).toEqual([0, 2, 4]);
});

test("one pair is worth more than two, even where three alike are all that pays", () => {
  const threshold = [0, 0, 0, 100, 100, 100, 100];
  const colours = [0, 0, 1, 1, 2, 3];
  const twoPairs = oddsKeeping(threshold, colours, [0, 1, 2, 3], 0);
  expect(twoPairs.mean).toBeCloseTo(100 * (1 - 4 / 9), 6);
  expect(bestKeeping(threshold, colours, 1).kept).toEqual([0, 1]);
});

test("a good price is taken rather than thrown for", () => {
  const flat = [0, 10, 10, 90, 91, 92, 93];
  const { kept, mean } = bestKeeping(flat, [0, 0, 0, 1, 1, 1], 1);
  expect(mean).toBeGreaterThan(90);
  expect(kept.length).toBeLessThan(6); // a throw beside three kept alike costs nothing
  expect(bestKeeping(flat, [0, 0, 0, 0, 0, 0], 1).kept).toHaveLength(6);
});

test("no keeping does better than the best, by brute force over all throws of one die or two", () => {
  const pays = [0, 10, 25, 65, 170, 300, 500];
  const colours = [0, 0, 1, 1, 1, 2];
  const { mean } = bestKeeping(pays, colours, 1);
  for (let mask = 0; mask < 63; mask++) {
    const kept = [0, 1, 2, 3, 4, 5].filter((place) => mask & (1 << place));
    if (kept.length < 4) continue;
    const brute = bruteMean(pays, colours, kept);
    expect(oddsKeeping(pays, colours, kept, 0).mean).toBeCloseTo(brute, 8);
    expect(mean).toBeGreaterThanOrEqual(brute - 1e-9);
  }
});

function bruteMean(pays: number[], colours: number[], kept: number[]): number {
  const free = [0, 1, 2, 3, 4, 5].filter((place) => !kept.includes(place));
  const ways = 6 ** free.length;
  let sum = 0;
  for (let way = 0; way < ways; way++) {
    const lying = [...colours];
    free.forEach((place, digit) => (lying[place] = Math.floor(way / 6 ** digit) % 6));
    sum += pays[mostAlike(lying)]!;
  }
  return sum / ways;
}
