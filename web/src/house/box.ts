/** A box open before the page: what the house says of the game, how it is drawn, its edition and its words. */

import type { GameModule } from "../games/module";
import { gameModule } from "../games/registry";
import type { EditionInfo, GameInfo, TableInfo } from "../wire";
import { Trouble } from "./api";
import { edition, gameInfo, gameSentences, rules, type BothLanguages } from "./library.svelte";

export interface Box {
  game: GameInfo;
  module: GameModule;
  edition: EditionInfo;
  words: BothLanguages;
}

/** All that a page about this table needs; its rules are known from here on. */
export async function openBox(table: TableInfo): Promise<Box> {
  const [game, module, played] = await Promise.all([
    gameInfo(table.game),
    gameModule(table.game),
    edition(table.game, table.edition_hash),
    rules(table.game),
  ]);
  if (!game) throw new Trouble("table.unknown-game", table.game);
  return { game, module, edition: played, words: await gameSentences(table.game, module) };
}
