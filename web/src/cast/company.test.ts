import { expect, test } from "vitest";
import type { Character } from "../wire";
import { characterOf, rung, somebody } from "./company";

const FACE = { ground: "sky", skin: "tan", coat: "red" } as const;

function character(id: string, level: string): Character {
  return { id, name: id.toUpperCase(), fr: "", en: "", level, voice: "warm", face: FACE };
}

const cast = [
  character("a", "child"),
  character("b", "steady"),
  character("c", "steady"),
  character("d", "champion"),
];
const game = { cast, bots: ["random", "child", "steady", "champion"], opponent: "steady" };

test("who sits down is of the lively level, and each of them once", () => {
  const seats = [{ name: "Ada", character: "" }];
  const first = somebody(game, seats, 3)!;
  seats.push({ name: first.name, character: first.id });
  const second = somebody(game, seats, 3)!;

  expect([first.id, second.id].sort()).toEqual(["b", "c"]);
  seats.push({ name: second.name, character: second.id });
  expect(["a", "d"]).toContain(somebody(game, seats, 3)!.id);
});

test("the same seed brings the same, and different seeds do not all", () => {
  const found = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => somebody(game, [], seed)!.id);

  expect([0, 1, 2, 3, 4, 5, 6, 7].map((seed) => somebody(game, [], seed)!.id)).toEqual(found);
  expect(new Set(found).size).toBe(2);
});

test("nobody sits down beside their namesake, and where all are there nobody comes", () => {
  expect(somebody(game, [{ name: "b", character: "" }], 0)!.id).toBe("c");
  expect(somebody({ ...game, cast: [] }, [], 0)).toBeNull();
});

test("a level has its marks among those of the box", () => {
  expect(rung(game.bots, "steady")).toEqual({ at: 2, of: 3 });
  expect(rung(game.bots, "random")).toEqual({ at: 0, of: 3 });
  expect(characterOf(game, "d")?.level).toBe("champion");
  expect(characterOf(game, "")).toBeNull();
});
