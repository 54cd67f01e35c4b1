import { expect, test } from "vitest";
import type { TableProps } from "../games/module";
import { amountOf, closedBy, find, findAbout, offers, oneOf, someOf } from "./asks";

type Props = TableProps<"cresus">;

const asks: Props["asks"] = [
  {
    verb: "offer-to-buy",
    blanks: [
      { is: "some-of", name: "wanted_shares", choices: [1], least: 1, most: 1 },
      { is: "amount", name: "amount", low: 0, high: 40, step: 1 },
    ],
  },
  { verb: "accept-proposal", blanks: [{ is: "one-of", name: "partner", choices: [1] }] },
  { verb: "accept-proposal", blanks: [{ is: "one-of", name: "partner", choices: [2] }] },
  { verb: "decline", blanks: [] },
];

test("an ask is found by its verb, and by the player it is about", () => {
  expect(find(asks, "offer-to-buy")).toBe(asks[0]);
  expect(findAbout(asks, "accept-proposal", "partner", 2)).toBe(asks[2]);
  expect(find(asks, "agree")).toBeNull();
  expect(offers(asks, "decline")).toBe(true);
});

test("a blank is found by its name, if it is of that kind", () => {
  const ask = find(asks, "offer-to-buy");

  expect(amountOf(ask, "amount")?.high).toBe(40);
  expect(someOf(ask, "wanted_shares")?.choices).toEqual([1]);
  expect(oneOf(ask, "amount")).toBeNull();
});

test("what is closed says by which clause", () => {
  const closed: Props["closed"] = [{ verb: "buy-at-half", clause: "cre.expert.his-moment" }];

  expect(closedBy({ closed }, "buy-at-half")).toBe("cre.expert.his-moment");
  expect(closedBy({ closed }, "buy-share")).toBeUndefined();
});

test("a verb, a blank or a filling that the game does not have is refused by the compiler", () => {
  const sent: [string, number[][]][] = [];
  const act: Props["act"] = (verb, filling) => void sent.push([verb, filling]);
  const none: Pick<Props, "closed"> = { closed: [] };
  act("turn-die", [[3], [1]]);
  // @ts-expect-error: there is no such verb
  act("turn-dice", []);
  // @ts-expect-error: a colour is missing
  act("turn-die", [[3]]);
  // @ts-expect-error: there is no such verb
  find(asks, "turn-dice");
  // @ts-expect-error: this ask has no such blank
  amountOf(find(asks, "offer-to-buy"), "price");
  // @ts-expect-error: there is no such verb
  closedBy(none, "turn-dice");

  expect(sent).toHaveLength(3);
});
