import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Dice from "./Dice.svelte";
import Die from "./Die.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function faces(container: HTMLElement): number[] {
  return [...container.querySelectorAll<HTMLElement>(".die")].map((die) => Number(die.dataset.face));
}

test("two dice show what was thrown, and say it", () => {
  const { container } = render(Dice, { white: 2, red: 5, rolling: false, label: "deux et cinq" });

  expect(faces(container)).toEqual([2, 5]);
  expect(container.querySelectorAll(".on")).toHaveLength(7);
  expect(screen.getByRole("img", { name: "deux et cinq" })).toBeTruthy();
});

test("dice that are not thrown yet lie on six", () => {
  const { container } = render(Dice, { white: 0, red: 0, rolling: false, label: "" });

  expect(faces(container)).toEqual([6, 6]);
});

test("a rolling die never shows its face before it lies", async () => {
  const { container, rerender } = render(Die, { face: 3, rolling: true });
  const seen = new Set<number>();
  for (let turn = 0; turn < 4; turn++) {
    seen.add(faces(container)[0]!);
    vi.advanceTimersByTime(80);
    await tick();
  }
  expect(seen.size).toBeGreaterThan(2);
  expect(seen.has(3)).toBe(false);

  await rerender({ face: 3, rolling: false });

  expect(faces(container)).toEqual([3]);
});

test("a game paints its own faces", () => {
  const side = createRawSnippet((face: () => number) => ({ render: () => `<b>${face()} F</b>` }));
  render(Die, { face: 40, faces: [10, 40], side });

  expect(screen.getByText("40 F")).toBeTruthy();
});
