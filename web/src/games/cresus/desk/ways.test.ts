import { expect, test } from "vitest";
import { view } from "../samples";
import { whyNot } from "./ways";

const SALE = 4;

test("outside purchase and sale no offer is made", () => {
  expect(whyNot("swap", view({ phase: 1 }), 0)).toBe("cre.offers.purchase-and-sale");
});

test("without shares there is nothing to exchange, and nothing to buy where nobody has any", () => {
  expect(whyNot("swap", view({ phase: SALE }), 0)).toBe("cre.offers.shares-and-cash");
  expect(whyNot("buy", view({ phase: SALE, owner: [0, -1, -1, -1] }), 0)).toBe("cre.offers.shares-and-cash");
});

test("with all it takes only the number of offers can be the reason", () => {
  const table = view({ phase: SALE, owner: [0, 1, -1, -1] });

  expect(whyNot("swap", table, 0)).toBe("cre.offers.three-a-round");
  expect(whyNot("buy", table, 0)).toBe("cre.offers.three-a-round");
});
