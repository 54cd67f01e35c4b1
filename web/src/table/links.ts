/** In what players say, the addresses of tables of this house become links; nothing else does. */

export interface Piece {
  text: string;
  href: string;
}

const TABLE = /(https?:\/\/[^\s/]+\/t\/[A-Za-z0-9_-]+)/;

export function linked(text: string, origin = globalThis.location?.origin ?? ""): Piece[] {
  const pieces = text.split(TABLE).filter((piece) => piece !== "");
  return pieces.map((piece) => {
    const own = TABLE.test(piece) && piece.startsWith(`${origin}/t/`);
    return { text: piece, href: own ? piece.slice(origin.length) : "" };
  });
}
