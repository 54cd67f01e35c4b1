import { describe, expect, it } from "vitest";
import { nearest } from "../../kit/arrows";
import { zoomed } from "../../kit/framing";
import { atlasOf, bounds, lineBetween, lineThrough, type Point, type Town } from "./atlas";
import { fit, FRANCE_LENS } from "./framing";
import { placeLabels, widthOf, type Wanted } from "./labels";
import { edition, town } from "./testing";
import { along } from "./track";

const atlas = atlasOf(edition);
const EDGES = { left: 170, top: 8, right: 8, bottom: 8 };
const ROOM = { width: 1050, height: 840, insets: EDGES };

describe("the atlas", () => {
  it("has every region with its shape, and towns within the shape's bounds", () => {
    for (const { x, y, region, name } of atlas.towns) {
      const { shape } = atlas.regions[region]!;
      const frame = bounds(shape);
      expect(shape, name).not.toBe("");
      expect(x, name).toBeGreaterThan(frame.x - 12);
      expect(x, name).toBeLessThan(frame.x + frame.width + 12);
      expect(y, name).toBeGreaterThan(frame.y - 12);
      expect(y, name).toBeLessThan(frame.y + frame.height + 12);
    }
  });

  it("follows the bends of a section either way", () => {
    const bent = atlas.sections.find(({ line }) => line.length > 2)!;
    const [one, other] = bent.between;
    expect(lineBetween(atlas, one, other)).toEqual(bent.line);
    expect(lineBetween(atlas, other, one)).toEqual([...bent.line].reverse());
  });

  it("joins sections to a way that begins and ends in its towns", () => {
    const { neighbours, x, y } = atlas.towns[town("paris")]!;
    const line = lineThrough(atlas, [town("paris"), neighbours[0]!]);
    expect(line[0]).toMatchObject({ x, y });
    expect(along(line, 1)).toMatchObject({ x: atlas.towns[neighbours[0]!]!.x });
  });

  it("knows the stages of every circuit, matches and races of Sports included", () => {
    expect(atlas.circuits.map(({ stages }) => stages.length)).toEqual([10, 12, 8, 8, 9, 10, 12, 9]);
    expect(atlas.circuits.at(-1)!.stages.map(({ is }) => is)).toEqual([
      ...Array.from({ length: 6 }, () => "match"),
      ...Array.from({ length: 3 }, () => "race"),
    ]);
  });
});

describe("the names on the map", () => {
  const wanted = atlas.towns.map((one): Wanted => ({
    ...one,
    rank: one.kind === "capital" ? 1 : 3,
    size: 10,
    radius: 5,
  }));

  it("never lie upon each other", () => {
    const scale = 0.75;
    const labels = [...placeLabels(wanted, scale).values()];
    const rects = labels.map(({ number, dx, dy, anchor }) => {
      const { x, y, name } = atlas.towns[number]!;
      const width = widthOf(name) * 10;
      const left = x * scale + dx - { start: 0, middle: width / 2, end: width }[anchor];
      return { left, right: left + width, top: y * scale + dy - 4.9, bottom: y * scale + dy + 4.9 };
    });
    for (const [place, one] of rects.entries())
      for (const other of rects.slice(place + 1))
        expect(
          one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ).toBe(false);
  });

  it("do not lie upon the fare of a passage", () => {
    const tropez = atlas.towns[town("saint-tropez")]!;
    const scale = 0.75;
    const fare = { x: tropez.x + 40, y: tropez.y };
    const beside = (fares: Point[] = []) => placeLabels(wanted, scale, fares).get(tropez.number)?.anchor;
    expect(beside()).toBe("start");
    expect(beside([fare])).not.toBe("start");
  });

  it("leave out no capital, and nothing at all from near by", () => {
    const capitals = atlas.towns.filter(({ kind }) => kind === "capital").map(({ number }) => number);
    expect([...placeLabels(wanted, 0.75).keys()]).toEqual(expect.arrayContaining(capitals));
    expect(placeLabels(wanted, 3).size).toBe(atlas.towns.length);
  });
});

describe("the eye", () => {
  it("sees all of France beside the panels", () => {
    const { x, y, scale } = FRANCE_LENS.whole(ROOM);
    for (const one of atlas.towns) {
      expect(x + one.x * scale).toBeGreaterThan(EDGES.left);
      expect(x + one.x * scale).toBeLessThan(ROOM.width);
      expect(y + one.y * scale).toBeGreaterThan(0);
      expect(y + one.y * scale).toBeLessThan(ROOM.height);
    }
  });

  it("keeps the spot it zooms about, and never loses France", () => {
    const spot = { x: 600, y: 400 };
    const before = FRANCE_LENS.whole(ROOM);
    const after = zoomed(FRANCE_LENS, before, 2, spot, ROOM);
    expect((spot.x - after.x) / after.scale).toBeCloseTo((spot.x - before.x) / before.scale);
    expect(FRANCE_LENS.clamped({ x: 1e6, y: -1e6, scale: 2 }, ROOM)).toEqual(
      FRANCE_LENS.clamped({ x: 1e9, y: -1e9, scale: 2 }, ROOM),
    );
    expect(zoomed(FRANCE_LENS, after, 0.01, spot, ROOM)).toEqual(before);
  });

  it("comes no closer to a single town than is of use", () => {
    const { x, y } = atlas.towns[town("brest")]!;
    expect(fit({ x, y, width: 0, height: 0 }, ROOM, EDGES).scale).toBeLessThan(2);
  });
});

describe("arrow keys", () => {
  it("lead to the nearest town that way, and nowhere beyond the last", () => {
    const at = (id: string): Town => atlas.towns[town(id)]!;
    expect(nearest([at("lille"), at("orleans"), at("reims")], at("paris"), "ArrowUp")?.name).toBe("Lille");
    expect(nearest(atlas.towns, at("dunkerque"), "ArrowUp")).toBeNull();
  });
});
