/** What the player looks at and has begun to fill in, shared by board, hand and buttons. */

import type { CresusView } from "../../wire";

export type Way = "swap" | "buy" | "sign";

export class Looks {
  /** whose portfolio lies open; null: one's own */
  seat = $state<number | null>(null);
  /** whether the offer desk lies open */
  desk = $state(false);
  /** the market pointed at on the board */
  market = $state<number | null>(null);

  /** what would be sealed */
  bid = $state(0);
  /** the market that would be chosen */
  choice = $state<number | null>(null);
  /** the share that would be sold */
  share = $state<number | null>(null);
  /** places of the dice that would be kept */
  kept = $state.raw<number[]>([]);
  /** the die that an expert would turn, and the colour */
  turned = $state.raw<{ die: number; colour: number } | null>(null);
  /** how many signs would be bought */
  signs = $state<number | null>(null);
  /** what would be proposed for shares on offer */
  proposed = $state.raw<number[]>([]);
  added = $state(0);

  private about = "";

  /** What was begun holds for one decision only. */
  follow(view: CresusView): void {
    const about = decision(view);
    if (about === this.about) return;
    this.about = about;
    this.bid = 0;
    this.choice = null;
    this.share = null;
    this.kept = [];
    this.turned = null;
    this.signs = null;
    this.proposed = [];
    this.added = 0;
  }

  toggleKept(place: number): void {
    this.kept = this.kept.includes(place)
      ? this.kept.filter((one) => one !== place)
      : [...this.kept, place].sort((a, b) => a - b);
  }
}

/** Tells one decision from the next. */
function decision({ round, phase, market, bids, entry, dice, call, talk, debt, seller }: CresusView): string {
  const up = bids ? `${bids.expert}.${bids.share}.${bids.again}` : "";
  const lying = dice ? `${dice.share}.${dice.left}.${dice.colours.join("")}` : "";
  const asked = call ? `call.${call.partners.length > 0}` : talk ? "talk" : "";
  return [round, phase, market, up, entry?.share, lying, asked, debt?.debtor, seller].join(" ");
}
