import { expect, test } from "vitest";
import { Eye } from "./camera.svelte";
import type { Lens } from "./framing";

/** A sheet of 100 by 100 that may be enlarged four times. */
const lens: Lens = {
  whole: ({ width }) => ({ x: 0, y: 0, scale: width / 100 }),
  clamped: ({ x, y, scale }, { width }) => ({
    x: Math.min(0, x),
    y: Math.min(0, y),
    scale: Math.min(Math.max(scale, width / 100), (4 * width) / 100),
  }),
};

function eye(): Eye {
  const made = new Eye(lens);
  made.motion = false;
  made.resize({ width: 200, height: 200 });
  return made;
}

test("an eye begins with all of the sheet and keeps it when the room grows", () => {
  const one = eye();
  expect(one.at.scale).toBe(2);

  one.resize({ width: 300, height: 300 });

  expect(one.at.scale).toBe(3);
  one.resize({ width: 150, height: 150 });
  expect(one.at.scale).toBe(1.5);
});

test("what one zooms about stays under the finger", () => {
  const one = eye();
  const before = one.spot({ x: 25, y: 25 });

  one.zoom(1.5, before);

  expect(one.spot({ x: 25, y: 25 })).toEqual(before);
  expect(one.chosen).toBe(true);
});

test("it is never larger than the lens lets it, and goes back to all of it", () => {
  const one = eye();

  one.zoom(99);
  expect(one.at.scale).toBe(8);
  one.showAll();

  expect(one.at).toEqual({ x: 0, y: 0, scale: 2 });
});

test("it knows what it sees", () => {
  const one = eye();
  one.zoom(4, { x: 0, y: 0 });

  expect([one.sees({ x: 10, y: 10 }), one.sees({ x: 90, y: 10 })]).toEqual([true, false]);
});
