/** What the box holds, by numbers: markets, sectors, shares, experts, fortune cards and the ladder of signs. */

import type { Language } from "../../texts/sentences";
import type { CresusCard, CresusExpert, CresusFile, CresusMarket } from "../../wire";
import type { TableProps } from "./props";

export const NONE = -1; // no market, no sector

export interface Market {
  number: number;
  id: string;
  colour: CresusMarket["colour"];
}

export interface Sector {
  number: number;
  id: string;
  /** for the first share held, the second …; beyond the table it stays at its last figure */
  bonus: number[];
  premium: number;
}

export interface Share {
  number: number;
  market: number;
  sector: number;
  price: number;
  throws: number;
  /** by number of faces alike, from 0 (never) to 6 */
  pays: number[];
}

export interface Expert {
  number: number;
  effect: CresusExpert["effect"];
  market: number;
  says: Record<Language, string>;
}

export interface Fortune {
  number: number;
  effect: CresusCard["effect"];
  amount: number;
  sector: number;
  says: Record<Language, string>;
}

export interface Sign {
  number: number;
  id: string;
  price: number;
}

export interface Contents {
  markets: Market[];
  sectors: Sector[];
  shares: Share[];
  experts: Expert[];
  fortunes: Fortune[];
  /** rising; the last is the island */
  signs: Sign[];
}

const known = new WeakMap<object, Contents>();

export function contentsOf({ edition }: Pick<TableProps, "edition">): Contents {
  const contents = known.get(edition) ?? build(edition.entries);
  known.set(edition, contents);
  return contents;
}

export function build(file: CresusFile): Contents {
  const markets = file.market.map(({ id }) => id);
  const sectors = file.sector.map(({ id }) => id);
  return {
    markets: file.market.map(({ id, colour }, number) => ({ number, id, colour })),
    sectors: file.sector.map(({ id, bonus, premium }, number) => ({ number, id, bonus, premium })),
    shares: file.share.map(({ market, sector, price, throws, pays }, number) => ({
      number,
      market: markets.indexOf(market),
      sector: sectors.indexOf(sector),
      price,
      throws,
      pays: [0, ...pays],
    })),
    experts: file.expert.map(({ effect, market, text_fr, text_en }, number) => ({
      number,
      effect,
      market: market ? markets.indexOf(market) : NONE,
      says: { fr: text_fr, en: text_en },
    })),
    fortunes: file.card.map(({ effect, amount, sector, text_fr, text_en }, number) => ({
      number,
      effect,
      amount,
      sector: sector ? sectors.indexOf(sector) : NONE,
      says: { fr: text_fr, en: text_en },
    })),
    signs: file.sign.map(({ id, price }, number) => ({ number, id, price })),
  };
}
