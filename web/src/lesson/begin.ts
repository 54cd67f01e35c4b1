/** The way into a guided first game: the one that was left, or a new one. */

import { api } from "../house/api";
import { keep, kept } from "../house/kept";
import { hold, seatsAt } from "../house/secrets";
import type { Language } from "../texts/sentences";

function place(game: string): string {
  return `lesson.${game}`;
}

/** The key of its table. */
export async function learn(game: string, name: string, language: Language): Promise<string> {
  return (await left(game)) ?? (await begin(game, name, language));
}

async function left(game: string): Promise<string | null> {
  const key = kept(place(game), "");
  if (!key || !seatsAt(key).length) return null;
  try {
    return (await api.table(key)).lesson === "begun" ? key : null;
  } catch {
    return null; // the house has forgotten it
  }
}

async function begin(game: string, name: string, language: Language): Promise<string> {
  const { key, host, seats } = await api.learn({ game, name, language });
  hold({ key, seat: null, secret: host }, ...seats.map(({ seat, secret }) => ({ key, seat, secret })));
  keep(place(game), key);
  return key;
}
