import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import { Eye } from "./camera.svelte";
import HandHead from "./HandHead.svelte";
import MapButtons from "./MapButtons.svelte";
import Pawns, { type Standing } from "./Pawns.svelte";
import SeatTabs from "./SeatTabs.svelte";
import Tip from "./Tip.svelte";

function words(text: string) {
  return createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
}

const figure = createRawSnippet((seat: () => number) => ({ render: () => `<i>${seat()}</i>` }));

function pawn(seat: number, step: number): Standing {
  return { seat, left: `${step * 10}%`, top: "50%", step, name: `player ${seat}`, turn: seat === 1 };
}

test("pawns stand at their spots, and the one whose turn it is stands out", async () => {
  const { container, rerender } = render(Pawns, { pawns: [pawn(0, 1), pawn(1, 2)], motion: true, figure });
  const second = container.querySelector<HTMLElement>('[data-pawn="1"]')!;
  expect(second.style.left).toBe("20%");
  expect(second.classList.contains("turn")).toBe(true);

  await rerender({ pawns: [pawn(0, 1), pawn(1, 5)], motion: true, figure });

  expect(container.querySelector<HTMLElement>('[data-pawn="1"]')).toBe(second);
  expect(second.style.left).toBe("50%");
});

test("without motion pawns stand still", () => {
  const { container } = render(Pawns, { pawns: [pawn(0, 1)], motion: false, figure });

  expect(container.querySelector(".still")).not.toBeNull();
});

test("a tab shows whose things are looked at, and another may be chosen", async () => {
  const onshow = vi.fn();
  render(SeatTabs, {
    seats: [0, 1],
    shown: 0,
    label: "hands",
    nameOf: (seat: number) => `player ${seat}`,
    onshow,
  });
  expect(screen.getByRole("button", { name: "player 0", pressed: true })).toBeTruthy();

  await fireEvent.click(screen.getByRole("button", { name: "player 1" }));

  expect(onshow).toHaveBeenCalledExactlyOnceWith(1);
});

test("a head has a purse, and tabs and a foot where the game brings them", () => {
  const { container } = render(HandHead, { layout: "phone", children: words("50 M"), foot: words("kept") });

  expect(screen.getByText("50 M")).toBeTruthy();
  expect(screen.getByText("kept")).toBeTruthy();
  expect(container.querySelector(".tabs")).toBeNull();
});

test("a tip floats where it is placed and lies still where it is not", () => {
  const { container } = render(Tip, { place: "left:4px;top:8px", width: 200, children: words("Paris") });
  const tip = container.querySelector<HTMLElement>(".tip")!;

  expect(tip.classList.contains("floats")).toBe(true);
  expect([tip.style.left, tip.style.top, tip.style.width]).toEqual(["4px", "8px", "200px"]);
});

test("a map is enlarged, reduced, and shown as the game wants", async () => {
  const eye = new Eye({
    whole: () => ({ x: 0, y: 0, scale: 1 }),
    clamped: (camera) => camera,
  });
  eye.motion = false;
  eye.resize({ width: 100, height: 100 });
  const show = vi.fn();
  render(MapButtons, { eye, views: [{ name: "all", label: "whole world", drawing: "M0 0h1", show }] });
  const [larger, smaller] = screen.getAllByRole("button");

  await fireEvent.click(larger!);
  expect(eye.at.scale).toBe(1.5);
  await fireEvent.click(smaller!);
  expect(eye.at.scale).toBe(1);
  await fireEvent.click(screen.getByRole("button", { name: "whole world" }));

  expect(show).toHaveBeenCalledOnce();
});
