/** A portfolio by sector: what is held, the bonus the last purchase earned and the next would, the premium. */

import type { CresusView } from "../../wire";
import type { Box, Sector, Share } from "./box";
import { held } from "./seen";

export interface Holding {
  sector: Sector;
  shares: Share[];
  /** of the last share held; 0 with none */
  bonus: number;
  /** what buying one more from the bank would bring */
  next: number;
}

export function portfolio(view: CresusView, box: Box, seat: number): Holding[] {
  const mine = held(view, seat).map((share) => box.shares[share]!);
  return box.sectors.map((sector) => {
    const shares = mine.filter((share) => share.sector === sector.number);
    return {
      sector,
      shares,
      bonus: bonusFor(sector, shares.length),
      next: bonusFor(sector, shares.length + 1),
    };
  });
}

export function bonusFor(sector: Sector, count: number): number {
  if (count <= 0) return 0;
  return sector.bonus[Math.min(count, sector.bonus.length) - 1] ?? 0;
}

/** What the bank would add if this player bought that share now. */
export function bonusOf(view: CresusView, box: Box, seat: number, share: number): number {
  const { sector } = box.shares[share]!;
  const count = held(view, seat).filter((one) => box.shares[one]!.sector === sector).length;
  return bonusFor(box.sectors[sector]!, count + 1);
}

/** What is added to a sale where the player stands, out of the share's market. */
export function premiumOf(view: CresusView, box: Box, seat: number, share: number): number {
  const { market, sector } = box.shares[share]!;
  const here = view.pawns[seat] ?? -1;
  return here < 0 || here === market ? 0 : box.sectors[sector]!.premium;
}
