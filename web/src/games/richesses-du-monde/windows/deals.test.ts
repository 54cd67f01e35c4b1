import { expect, test } from "vitest";
import { exchanged, handedOver, joined, shifts, telling } from "./deals";
import { contents, OR, THE, view } from "./samples";

test("a holding goes whole to the other side", () => {
  const before = view();
  const after = handedOver(contents, before, 0, 1, [OR]);
  const [gold] = shifts(contents, before, after, 1);

  expect(after.owner).toEqual([1, 1, 1, 1, 2, -1]);
  expect([gold!.before.percent, gold!.after.percent]).toEqual([45, 100]);
  expect([gold!.before.pays, gold!.after.pays]).toEqual([1_000_000, 20_000_000]);
});

test("an exchange of the same production passes both holdings at once", () => {
  const after = exchanged(contents, view(), { one: 0, other: 1, given: [OR], wanted: [OR] });

  expect(after.owner).toEqual([1, 1, 0, 1, 2, -1]);
});

test("only what differs is a shift", () => {
  const before = view();
  const after = exchanged(contents, before, { one: 0, other: 1, given: [OR], wanted: [THE] });

  expect(shifts(contents, before, after, 0).map((shift) => shift.after.percent)).toEqual([0, 40]);
  expect(shifts(contents, before, after, 2)).toEqual([]);
});

test("where room is short, what changes the royalties most is told", () => {
  const before = view();
  const after = exchanged(contents, before, { one: 0, other: 1, given: [OR], wanted: [THE] });
  const all = shifts(contents, before, after, 0);

  expect(telling(all, 1).map((shift) => shift.before.product.number)).toEqual([OR]);
  expect(telling(all, 9)).toHaveLength(2);
});

test("sides add up where at least two of them hold a share, the best paying first", () => {
  const gains = joined(contents, view(), [0, 1, 2]);

  expect(gains.map((gain) => [gain.trust.product.number, gain.parts, gain.trust.percent])).toEqual([
    [OR, [55, 45], 100],
    [THE, [40, 35], 75],
  ]);
  expect(joined(contents, view(), [0, 2])).toEqual([]);
});
