/** A portfolio by sector: what is held, and which figure of its table the next purchase would earn. */

import type { CresusView } from "../../wire";
import type { Contents, Sector, Share } from "./contents";
import { held } from "./seen";

export interface Holding {
  sector: Sector;
  shares: Share[];
  /** the place in the sector's table of the bonus that one more share would bring */
  next: number;
}

export function portfolio(view: CresusView, contents: Contents, seat: number): Holding[] {
  const mine = held(view, seat).map((share) => contents.shares[share]!);
  return contents.sectors.map((sector) => ({
    sector,
    shares: mine.filter((share) => share.sector === sector.number),
    next: view.next_bonus[seat]?.[sector.number] ?? 0,
  }));
}
