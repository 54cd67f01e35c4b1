import { expect, test } from "vitest";
import { NO_INSETS, zoomed, type Camera } from "../../kit/framing";
import { clamped, framed, hull, LARGEST, LEGIBLE, lensOf, revealed, whole } from "./framing";
import type { Rect } from "./world";

const sheet = { width: 1400, height: 1000 };
const laptop = { width: 1052, height: 745 };
const phone = { width: 390, height: 410 };

function plate(x: number, y: number): Rect {
  return { x, y, w: 80, h: 50 };
}

function isSeen(camera: Camera, { x, y }: Rect, room = phone): boolean {
  const [left, top] = [camera.x + camera.scale * x, camera.y + camera.scale * y];
  return left > 0 && left < room.width && top > 0 && top < room.height;
}

test("the whole sheet fits and stands in the middle", () => {
  const camera = whole(laptop, sheet);

  expect(camera.scale).toBeCloseTo(0.745);
  expect(camera.x).toBeCloseTo((1052 - 1043) / 2);
  expect(camera.y).toBeCloseTo(0);
});

test("the sheet never leaves the room and is never larger than can be read", () => {
  expect(clamped({ x: 500, y: -9999, scale: 1 }, phone, sheet)).toEqual({ x: 0, y: 410 - 1000, scale: 1 });
  expect(clamped({ x: 0, y: 0, scale: 99 }, phone, sheet).scale).toBe(LARGEST);
});

test("zooming keeps the spot under the finger", () => {
  const before = { x: -300, y: -200, scale: 0.8 };
  const after = zoomed(lensOf(sheet), before, 1.5, { x: 200, y: 100 }, { ...phone, insets: NO_INSETS });

  expect(after.scale).toBeCloseTo(1.2);
  expect((200 - after.x) / after.scale).toBeCloseTo((200 - before.x) / before.scale);
});

test("plates near each other are framed together and can be read", () => {
  const plates = [plate(700, 400), plate(900, 500), plate(820, 620)];
  const camera = framed(plates, phone, sheet);

  expect(camera.scale).toBeGreaterThanOrEqual(LEGIBLE);
  for (const one of plates) expect(isSeen(camera, one)).toBe(true);
});

test("plates all over the world are framed where most of them are", () => {
  const crowd = [plate(1000, 500), plate(1100, 520), plate(1050, 620)];
  const camera = framed([plate(60, 60), ...crowd], phone, sheet);

  expect(camera.scale).toBe(LEGIBLE);
  for (const one of crowd) expect(isSeen(camera, one)).toBe(true);
});

test("with nothing to frame all is shown", () => {
  expect(framed([], phone, sheet)).toEqual(whole(phone, sheet));
});

test("revealing moves no more than needed", () => {
  const camera = { x: -400, y: -300, scale: 1 };

  expect(revealed(camera, plate(600, 500), phone, sheet)).toEqual(camera);
  expect(isSeen(revealed(camera, plate(1200, 900), phone, sheet), plate(1200, 900))).toBe(true);
});

test("the hull is the smallest rect around the plates", () => {
  expect(hull([plate(100, 100), plate(300, 200)])).toEqual({ x: 200, y: 150, w: 280, h: 150 });
});
