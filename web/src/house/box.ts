/** A box open before the page: what the house says of the game, how it is drawn, its edition and its words. */

import type { GameModule } from "../games/module";
import { gameModule } from "../games/registry";
import type { EditionInfo, GameInfo, TableInfo } from "../wire";
import { Trouble } from "./api";
import { edition, gameInfo, gameWords, lessonWords, type LessonWords, type Words } from "./library.svelte";

export interface Box {
  game: GameInfo;
  module: GameModule;
  edition: EditionInfo;
  words: Words;
  /** what the coach of a guided first game says; null: nobody is taught at this table */
  lesson: LessonWords | null;
}

/** All that a page about this table needs; its rules come when somebody asks for one. */
export async function openBox(table: TableInfo): Promise<Box> {
  const opening = gameModule(table.game);
  const [game, module, played, words, lesson] = await Promise.all([
    gameInfo(table.game),
    opening,
    edition(table.game, table.edition_hash),
    opening.then((module) => gameWords(table.game, module)),
    table.lesson ? lessonWords(table.game) : null,
  ]);
  if (!game) throw new Trouble("table.unknown-game", table.game);
  return { game, module, edition: played, words, lesson };
}
