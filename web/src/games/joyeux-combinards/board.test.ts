import { nextSquare } from "../../kit/arrows";
import { expect, test } from "vitest";
import { contentsOf, worthAt } from "./contents";
import { squareArt } from "./drawings";
import { nameSize } from "./fit";
import { goodsArt } from "./goods";
import { area, layOut } from "./sheet";
import { strokes } from "./tally";
import { edition, file, number, square } from "./testing";
import { signs, walk } from "./track";

const contents = contentsOf({ edition });
const id = (square: number) => file.square[square]!.id;

test("every square leads to one beside it, and every circuit comes back to the town", () => {
  for (const { from, to } of signs(contents))
    expect(Math.abs(from.x - to.x) + Math.abs(from.y - to.y)).toBe(1);
  expect(id(contents.squares[square("douane-corniche")]!.next)).toBe("singes-2");
  expect(id(contents.squares[square("aeroport-lapiste")]!.next)).toBe("depart");
});

test("a pawn walks along the arrows, through a fork either way", () => {
  expect(walk(contents, square("depart"), square("achat-camionnette"))).toHaveLength(4);
  expect(walk(contents, square("agios-sangsue"), square("stop-corniche"))!.map(id)).toEqual([
    "achat-camionnette",
    "stop-corniche",
  ]);
  expect(walk(contents, square("agios-sangsue"), square("puces-1"))!.map(id)).toEqual([
    "achat-camionnette",
    "puces-1",
  ]);
});

test("what no throw leads to is a flight", () => {
  expect(walk(contents, square("aeroport-brumes"), square("aeroport-helistation"))).toBeNull();
});

test("the keyboard crosses the free paper", () => {
  expect(id(nextSquare(contents.squares, square("depart"), "ArrowLeft")!)).toBe("hangar-2");
  expect(nextSquare(contents.squares, square("casino-1"), "ArrowUp")).toBeNull();
});

test("the paths between the circuits are narrower than squares, and all lies on the sheet", () => {
  const sheet = layOut(contents, 1000, 700, 4);

  expect(area(sheet, 1, 4).w).toBeLessThan(area(sheet, 0, 4).w);
  expect(area(sheet, 0, 9).h).toBeLessThan(area(sheet, 0, 8).h);
  const last = area(sheet, contents.columns - 1, contents.rows - 1);
  expect(last.x + last.w + 2).toBeCloseTo(1000);
  expect(last.y + last.h + 2).toBeCloseTo(700);
});

test("every kind of square, every place and every card has a picture of its own", () => {
  const squares = new Set(
    contents.squares.map(({ kind, place }) => (kind === "place" ? contents.places[place!] : kind)),
  );
  const pictures = new Set(
    contents.squares.map(({ kind, place }) => squareArt(kind, contents.places[place ?? -1])),
  );
  expect(pictures.size).toBe(squares.size);
  expect(new Set(contents.cards.map(goodsArt)).size).toBe(62);
});

test("a card is worth something only where it sells, the best place first", () => {
  const piano = contents.cards[number("card", "piano")]!;

  const printed = file.card.find(({ id }) => id === "piano")!.sells;

  for (const [place, amount] of printed) expect(worthAt(piano, number("place", place))).toBe(amount);
  expect(worthAt(piano, number("place", "casino"))).toBe(0);
  expect(worthAt(piano, null)).toBe(0);
  const amounts = piano.sells.map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
});

test("years are scratched by fives", () => {
  expect(strokes(0)).toEqual([]);
  expect(strokes(7).map(({ across }) => across)).toEqual([false, false, false, false, true, false, false]);
});

test("a name with a long word, or with many words, is written smaller", () => {
  const [plain, long, many] = ["Dés pipés", "Magnétoscopes", "Brut du désert, conservé au sec"].map(nameSize);

  expect(long).toBeLessThan(plain!);
  expect(many).toBeLessThan(plain!);
});
