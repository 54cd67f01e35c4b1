/** A sentence in parts, so that the players' names stand out. */

export interface Part {
  text: string;
  seat: number | null;
}

export function withNames(sentence: string, players: string[]): Part[] {
  const known = players.map((name, seat) => ({ name, seat })).filter(({ name }) => name !== "");
  known.sort((one, other) => other.name.length - one.name.length);
  if (!known.length) return [{ text: sentence, seat: null }];
  const anyName = new RegExp(
    `(?<![\\p{L}\\p{N}])(${known.map(({ name }) => literally(name)).join("|")})(?![\\p{L}\\p{N}])`,
    "u",
  );
  const parts = sentence.split(anyName).filter((text) => text !== "");
  return parts.map((text) => ({ text, seat: known.find(({ name }) => name === text)?.seat ?? null }));
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
