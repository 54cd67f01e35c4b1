/** The picture of a chance card: what it does. */

import type { Atlas } from "../atlas";

type Card = Atlas["cards"][number];

const ART = {
  gain: "M4 7h16v10H4zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 9.5v.1M17.5 14.5v.1",
  cost: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6M9 16h3",
  gift: "M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7c-5 0-5-4-2.5-4S12 7 12 7c0 0 0-4 2.5-4S17 7 12 7z",
  vehicle:
    "M3 16v-3l2-1 2-5h9l3 5 2 1v3zM7 16a1.8 1.8 0 1 0 0 3.6A1.8 1.8 0 0 0 7 16zM17 16a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM6 12h12",
  town: "M12 21c-4-5-6.5-8-6.5-11.5a6.5 6.5 0 0 1 13 0C18.5 13 16 16 12 21zM12 7.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
  rest: "M4 18v-8M4 14h16v4M20 14c0-3-2-4-5-4H9M6.5 9.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM14 3h5l-5 4h5",
  again: "M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 3.5v5h5",
};

export function cardArt(card: Card): string {
  if (card.grants) return ART.vehicle;
  if (card.town) return ART.town;
  if (card.rest) return ART.rest;
  if (card.again) return ART.again;
  if (card.from_each) return ART.gift;
  return (card.money ?? 0) > 0 ? ART.gain : ART.cost;
}

export function cardTone(card: Card): "good" | "bad" | "" {
  if (card.rest || (card.money ?? 0) < 0) return "bad";
  return card.town ? "" : "good";
}
