import { expect, test } from "vitest";
import { tipPlace, type Outline } from "./tip-place";

const room = { width: 1000, height: 700 };
const tip = { width: 240, height: 110 };

function plate(left: number, top: number): Outline {
  return { left, top, width: 60, height: 40 };
}

test("the card lies to the right when nothing is in the way", () => {
  expect(tipPlace(plate(300, 300), [], tip, room).x).toBe(374);
});

test("the card leaves the neighbours in sight", () => {
  const spot = tipPlace(plate(300, 300), [plate(400, 300)], tip, room);

  const hides = spot.x < 460 && spot.x + 240 > 400 && spot.y < 340 && spot.y + 110 > 300;
  expect(hides).toBe(false);
});

test("the card stays in the room and off its own plate", () => {
  const spot = tipPlace(plate(935, 655), [], tip, room);

  expect(spot.x + tip.width).toBeLessThanOrEqual(1000);
  expect(spot.y + tip.height).toBeLessThanOrEqual(655);
});
