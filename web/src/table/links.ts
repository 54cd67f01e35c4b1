/** In what players say, the addresses of tables of this house become links; nothing else does. */

import { addressOf } from "../house/root";

export interface Piece {
  text: string;
  href: string;
}

const TABLE = /(https?:\/\/\S+?\/t\/[A-Za-z0-9_-]+)/;

export function linked(text: string, house = addressOf("")): Piece[] {
  const pieces = text.split(TABLE).filter((piece) => piece !== "");
  return pieces.map((piece) => {
    const own = TABLE.test(piece) && piece.startsWith(`${house}/t/`);
    return { text: piece, href: own ? new URL(piece).pathname : "" };
  });
}
