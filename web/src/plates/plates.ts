/** Pictures of a box, drawn with its own pieces from its own edition: they stand beside the words that explain them. */

import type { Component } from "svelte";
import type {
  EditionOf,
  GameModule,
  GameName,
  Layout,
  Own,
  PageTexts,
  Palette,
  TableProps,
} from "../games/module";
import { gameModule } from "../games/registry";
import { gameWords, type Words } from "../house/library.svelte";
import { Texts } from "../texts/texts";
import type { Language, Sentences } from "../texts/sentences";
import { stillTable } from "../table/still";
import type { EditionInfo } from "../wire";

export interface Plate<G extends GameName = "another", S = unknown, L = unknown> {
  /** names its caption, `plate-…` */
  name: string;
  /** the chapter of the rules it stands in */
  chapter: string;
  picture: Component<{ props: TableProps<G, S, L> }>;
  /** it wants the width of the page */
  wide?: boolean;
}

/** A position of a recorded game, as `tools/plates.py` keeps it. */
export interface Position<G extends GameName = "another"> {
  players: string[];
  options: Record<string, string>;
  me: number;
  view: Own<G>["view"];
}

export interface PlateBook<G extends GameName = "another", S = unknown, L = unknown> {
  position: Position<G>;
  plates: Plate<G, S, L>[];
  /** the captions, as Fluent, by language */
  texts: PageTexts;
}

/** A game's plates with all they need to be drawn. */
export interface OpenPlates {
  plates: Plate[];
  palette: Palette;
  words: Words;
  props(sentences: Sentences, edition: EditionInfo, layout: Layout): TableProps;
}

// A game's folder may hold plates/index.ts with its pictures as default export.
const found = import.meta.glob<{ default: PlateBook }>("../games/*/plates/index.ts");

/** null: nobody has drawn any for this game. */
export async function openPlates(game: string): Promise<OpenPlates | null> {
  const load = found[`../games/${game}/plates/index.ts`];
  if (!load) return null;
  const [{ default: book }, module] = await Promise.all([load(), gameModule(game)]);
  const texts = joined(module.texts, book.texts);
  const words = await gameWords(game, { ...module, texts });
  return {
    plates: book.plates,
    palette: module.palette,
    words,
    props: (sentences, edition, layout) => still(book.position, module, sentences, edition, layout),
  };
}

function joined(one: PageTexts | undefined, other: PageTexts): PageTexts {
  const both = async (lang: Language) => {
    const [table, captions] = await Promise.all([one?.[lang](), other[lang]()]);
    return { default: `${table?.default ?? ""}\n${captions.default}` };
  };
  return { fr: () => both("fr"), en: () => both("en") };
}

/** A table at which nothing is asked and nothing moves. */
function still(
  { players, options, me, view }: Position,
  module: GameModule,
  sentences: Sentences,
  edition: EditionInfo,
  layout: Layout,
): TableProps {
  return {
    view,
    edition: edition as EditionOf<"another">,
    table: stillTable(
      edition,
      players.map((name) => ({ name })),
      options,
    ),
    me,
    asks: [],
    closed: [],
    waiting: [],
    text: new Texts(sentences, edition, players),
    layout,
    motion: false,
    pace: 1,
    sending: false,
    act: () => undefined,
    explain: () => undefined,
    lastEvents: [],
    tableau: null,
    dismiss: () => undefined,
    looks: module.looks?.(),
  };
}
