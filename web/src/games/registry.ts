/** The games the page can draw with their own board; any other is drawn plainly. */

import type { GameModule } from "./module";

// A game's folder holds an index.ts with its module as default export. A module only ever meets positions of its own
// game, so the house may hold them all as modules of another game.
const found = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function gameModule(game: string): Promise<GameModule> {
  const load = found[`./${game}/index.ts`] ?? found["./plain/index.ts"];
  if (!load) throw new Error("the plain module is missing");
  return (await load()).default;
}
