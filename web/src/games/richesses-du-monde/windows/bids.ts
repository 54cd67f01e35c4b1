/** The calls of a bidding, one after another, and amounts that one click can call. */

import { nearest } from "../../../ask/filling";
import { NOBODY } from "../../../texts/kinds";
import type { Amount, BiddingView } from "../../../wire";

export interface Call {
  bidder: number;
  amount: number;
}

export interface Lot {
  seller: number;
  product: number;
  /** where the bidding began; null: somebody had called before I looked */
  opening: number | null;
  calls: Call[];
}

/** What has been heard of the lot so far; a view tells only the highest call. */
export function heard(lot: Lot | null, bidding: BiddingView): Lot {
  const { seller, product, bidder, amount } = bidding;
  const call = bidder === NOBODY ? [] : [{ bidder, amount }];
  if (lot === null || !isSameLot(lot, bidding)) {
    return { seller, product, opening: bidder === NOBODY ? amount : null, calls: call };
  }
  const isNew = amount > (lot.calls.at(-1)?.amount ?? -1);
  return isNew ? { ...lot, calls: [...lot.calls, ...call] } : lot;
}

function isSameLot(lot: Lot, { seller, product, bidder, amount }: BiddingView): boolean {
  const last = lot.calls.at(-1);
  if (lot.seller !== seller || lot.product !== product) return false;
  if (last === undefined) return amount >= (lot.opening ?? 0);
  return amount > last.amount || (amount === last.amount && bidder === last.bidder);
}

export interface QuickBid {
  is: "least" | "raise" | "all";
  /** above the present price */
  by: number;
  amount: number;
}

const RAISES = [500_000, 1_000_000, 5_000_000];

/** The smallest call, round raises, and everything one has. */
export function quickBids(blank: Amount, price: number): QuickBid[] {
  const all = nearest(blank, blank.high);
  const least: QuickBid = { is: "least", by: blank.low - price, amount: blank.low };
  const raises = RAISES.filter((by) => price + by > blank.low && price + by < all).map((by): QuickBid => ({
    is: "raise",
    by,
    amount: nearest(blank, price + by),
  }));
  return all > blank.low ? [least, ...raises, { is: "all", by: all - price, amount: all }] : [least];
}
