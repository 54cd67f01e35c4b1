import { expect, test } from "vitest";
import { frame } from "../testing/samples";
import { curve, scoresAllAlong, scoresOverTime } from "./story";

const frames = [frame(0, [0, 0]), frame(1, [10, 0]), frame(2, [10, 45]), frame(3, [60, 45])];

test("frames without scores repeat the scores before", () => {
  expect(scoresOverTime([frame(0, [1]), frame(1, null)])).toEqual([[1], [1]]);
});

test("scores stand until they change, up to the last action", () => {
  const changes = [
    { number: 0, scores: [0, 0] },
    { number: 2, scores: [5, 0] },
  ];

  expect(scoresAllAlong({ total: 4, round: 0, scores: changes, lead: null, moments: [], bests: [] })).toEqual(
    [
      [0, 0],
      [0, 0],
      [5, 0],
      [5, 0],
      [5, 0],
    ],
  );
});

test("higher scores are higher up, from the first frame to the last", () => {
  const drawn = curve(scoresOverTime(frames), 90, 50);

  expect(drawn.lines).toHaveLength(2);
  expect(drawn.lines[0]!.map((point) => point.x)).toEqual([0, 30, 60, 90]);
  expect(drawn.lines[0]!.at(-1)!.y).toBeLessThan(drawn.lines[1]!.at(-1)!.y);
});
