/** A table ready to be drawn: the chair that is shown, the game's module, and everything by its name. */

import type { GameModule, Layout, TableProps } from "../games/module";
import { preferences } from "../house/preferences.svelte";
import type { BothLanguages } from "../house/library.svelte";
import { Texts } from "../texts/texts";
import type { EditionInfo, GameInfo, SeatInfo, TableInfo, WireEvent } from "../wire";
import type { Chair } from "./chair.svelte";
import { playerNames } from "./names";
import type { Seating } from "./seating.svelte";

export interface Props {
  game: GameInfo;
  module: GameModule;
  edition: EditionInfo;
  words: BothLanguages;
}

export function tableTexts({ words, edition }: Props, table: TableInfo): Texts {
  const sentences = words[preferences.lang];
  return new Texts(sentences, edition, playerNames(table.seats, sentences), table.options.names ?? "");
}

export class Scene {
  readonly seating: Seating;
  readonly props: Props;
  layout = $state<Layout>("laptop");
  /** the clause whose page of the rules lies open; "" : the rules from their beginning; null: closed */
  explained = $state<string | null>(null);

  constructor(seating: Seating, props: Props, layout: Layout) {
    this.seating = seating;
    this.props = props;
    this.layout = layout;
  }

  chair: Chair = $derived.by(() => this.seating.active);
  table: TableInfo | null = $derived(this.chair.table);
  text: Texts | null = $derived.by(() => (this.table ? tableTexts(this.props, this.table) : null));
  mySeat: SeatInfo | null = $derived.by(() => this.table?.seats[this.chair.seat ?? -1] ?? null);
  over = $derived(this.chair.now?.over ?? null);
  awaited: number[] = $derived(this.chair.now?.waiting.map((wait) => wait.seat) ?? []);
  myTurn = $derived(this.chair.seat !== null && this.awaited.includes(this.chair.seat));

  /** What the components of the game are given; null before the first position. */
  view: TableProps | null = $derived.by(() => {
    const { table, text, chair } = this;
    if (!table || !text || !chair.now) return null;
    const botPlays = Boolean(this.mySeat?.bot);
    return {
      view: chair.now.view,
      edition: this.props.edition,
      table,
      me: chair.seat,
      asks: botPlays ? [] : chair.now.asks,
      closed: botPlays ? [] : chair.now.closed,
      waiting: chair.now.waiting,
      deadline: chair.now.deadline === null ? null : { left: chair.now.deadline, since: chair.shownAt },
      text,
      layout: this.layout,
      motion: preferences.motion,
      sending: chair.sending,
      act: (verb, filling) => chair.act(verb, filling),
      explain: (clause) => (this.explained = clause),
      lastEvents: chair.lastEvents,
    };
  });

  /** What the log shows no more. */
  forgotten: WireEvent[] = $derived.by(
    () => (this.view && this.props.module.forgotten?.(this.chair.log, this.view)) ?? [],
  );
}
