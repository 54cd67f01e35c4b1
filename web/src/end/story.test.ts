import { expect, test } from "vitest";
import { frame } from "../testing/samples";
import { curve, largestSwings, lastLeadChange, scoresOverTime, tellingOf } from "./story";

const frames = [
  frame(0, [0, 0]),
  frame(1, [10, 0]),
  frame(2, [10, 45]),
  frame(3, [60, 45]),
  frame(4, [60, 40]),
];

test("the largest swings come first, gains and losses alike", () => {
  expect(largestSwings(frames, 2)).toEqual([
    { frame: 3, seat: 0, points: 50 },
    { frame: 2, seat: 1, points: 45 },
  ]);
});

test("the winner led from the frame after which nobody caught up", () => {
  expect(lastLeadChange(scoresOverTime(frames), 0)).toBe(3);
});

test("a winner whom others equal in points never took the lead by points", () => {
  expect(lastLeadChange(scoresOverTime([frame(0, [0, 0]), frame(1, [14, 14])]), 0)).toBeNull();
});

test("frames without scores repeat the scores before", () => {
  expect(scoresOverTime([frame(0, [1]), frame(1, null)])).toEqual([[1], [1]]);
});

test("higher scores are higher up, from the first frame to the last", () => {
  const drawn = curve(scoresOverTime(frames), 100, 50);

  expect(drawn.lines).toHaveLength(2);
  expect(drawn.lines[0]!.map((point) => point.x)).toEqual([0, 25, 50, 75, 100]);
  expect(drawn.lines[0]!.at(-1)!.y).toBeLessThan(drawn.lines[1]!.at(-1)!.y);
});

test("a swing is told by the event that names its points", () => {
  const events = [
    { is: "card-played", seat: 0, points: 6 },
    { is: "points-announced", seat: 0, points: 18 },
  ];

  expect(tellingOf(events, { frame: 1, seat: 0, points: 18 })).toEqual([events[1]]);
});
