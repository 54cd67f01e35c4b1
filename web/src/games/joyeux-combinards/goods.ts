/** The pictures of the goods, in drawings of 32 by 32. */

import type { Card, Goods } from "./box";

const KINDS: Record<Goods, string> = {
  legal: `<path d="M4 12h24v16H4z" fill="#c98f4f"/><path d="M4 12 8 5h16l4 7z" fill="#e2b477"/><path d="M4 20h24M11 12v16M21 12v16" stroke-width="1.200"/>`,
  illegal: `<path d="M3 11h26v17H3z" fill="#7a4f2a"/><path d="M11 11V6h10v5M9 11v17M23 11v17"/>`,
  oil: `<path d="M7 5h18v23H7z" fill="#4a4640"/><path d="M7 12h18M7 21h18" stroke="#f7d046"/><path d="M16 13.500c3 3 2.500 5.500 0 5.500s-3-2.500 0-5.500z" fill="#f7d046" stroke="none"/>`,
};

const CARDS: Record<string, string> = {};

export function goodsArt({ id, goods }: Pick<Card, "id" | "goods">): string {
  return CARDS[id] ?? KINDS[goods];
}
