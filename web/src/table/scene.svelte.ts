/** A table ready to be drawn: the guest that is shown, the open box, and everything by its name. */

import type { Layout, TableProps } from "../games/module";
import type { Box } from "../house/box";
import { preferences } from "../house/preferences.svelte";
import { Texts } from "../texts/texts";
import type { SeatInfo, TableInfo, WireEvent } from "../wire";
import type { Guest } from "./guest.svelte";
import { playerNames } from "./names";
import type { Guests } from "./guests.svelte";

export function tableTexts({ words, edition }: Box, table: TableInfo): Texts {
  const sentences = words[preferences.lang];
  return new Texts(sentences, edition, playerNames(table.seats, sentences), table.options.names ?? "");
}

export class Scene {
  readonly guests: Guests;
  readonly box: Box;
  layout = $state<Layout>("laptop");
  /** the clause whose page of the rules lies open; "" : the rules from their beginning; null: closed */
  explained = $state<string | null>(null);

  constructor(guests: Guests, box: Box, layout: Layout) {
    this.guests = guests;
    this.box = box;
    this.layout = layout;
  }

  guest: Guest = $derived.by(() => this.guests.active);
  table: TableInfo | null = $derived(this.guest.table);
  text: Texts | null = $derived.by(() => (this.table ? tableTexts(this.box, this.table) : null));
  mySeat: SeatInfo | null = $derived.by(() => this.table?.seats[this.guest.seat ?? -1] ?? null);
  over = $derived(this.guest.now?.over ?? null);
  awaited: number[] = $derived(this.guest.now?.waiting.map((wait) => wait.seat) ?? []);
  myTurn = $derived(this.guest.seat !== null && this.awaited.includes(this.guest.seat));

  /** What the components of the game are given; null before the first position. */
  props: TableProps | null = $derived.by(() => {
    const { table, text, guest } = this;
    if (!table || !text || !guest.now) return null;
    const botPlays = Boolean(this.mySeat?.bot);
    return {
      view: guest.now.view,
      edition: this.box.edition,
      table,
      me: guest.seat,
      asks: botPlays ? [] : guest.now.asks,
      closed: botPlays ? [] : guest.now.closed,
      waiting: guest.now.waiting,
      deadline: guest.now.deadline === null ? null : { left: guest.now.deadline, since: guest.shownAt },
      text,
      layout: this.layout,
      motion: preferences.motion,
      sending: guest.sending,
      act: (verb, filling) => guest.act(verb, filling),
      explain: (clause) => (this.explained = clause),
      lastEvents: guest.lastEvents,
    };
  });

  /** What the log shows no more. */
  forgotten: WireEvent[] = $derived.by(
    () => (this.props && this.box.module.forgotten?.(this.guest.log, this.props)) ?? [],
  );
}
