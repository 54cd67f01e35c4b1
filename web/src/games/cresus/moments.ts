/** What is worth a look of its own: bids and markets coming out together, a card turning over, a sale, a climb. */

import type { CresusEvent } from "../../wire";

export interface Effect {
  seat: number;
  /** what the player gains, or pays if below nothing */
  amount: number;
  is: "gained" | "paid" | "kept" | "won" | "gift";
}

export interface Throw {
  seat: number;
  colours: number[];
  alike: number;
}

export interface Draw {
  market: number;
  card: number;
  effects: Effect[];
  throws: Throw[];
}

export interface Climb {
  seat: number;
  signs: number[];
  amount: number;
}

export type Outcome =
  | { is: "won"; seat: number; amount: number }
  | { is: "broken"; seat: number }
  | { is: "tied" }
  | { is: "asked" } // a tie that an expert may settle
  | { is: "nobody" };

export type Moment =
  | { is: "pirate"; expert: number; market: number }
  | {
      is: "bids";
      expert: number;
      share: number;
      bidders: number[];
      amounts: number[];
      outcome: Outcome;
    }
  | { is: "markets"; markets: number[]; barred: number[] }
  | { is: "fortunes"; draws: Draw[] }
  | {
      is: "sold";
      seat: number;
      share: number;
      colours: number[];
      alike: number;
      amount: number;
      premium: number;
    }
  | { is: "bought"; seat: number; share: number; amount: number; bonus: number }
  | { is: "swap"; proposer: number; partner: number; given: number[]; offered: number[]; amount: number }
  | { is: "traded"; buyer: number; seller: number; shares: number[]; amount: number }
  | { is: "loan"; seat: number; amount: number }
  | { is: "signs"; climbs: Climb[]; islands: number[] };

const LENGTHS: Record<Moment["is"], number> = {
  pirate: 2000,
  bids: 2800,
  markets: 2600,
  fortunes: 1100,
  sold: 2600,
  bought: 1100,
  swap: 1900,
  traded: 1900,
  loan: 1900,
  signs: 2100,
};
const EACH_CARD_MS = 1100;
const ISLAND_MS = 2500;

/** How long it should be looked at. */
export function lengthOf(moment: Moment): number {
  const base = LENGTHS[moment.is];
  if (moment.is === "fortunes") return base + moment.draws.length * EACH_CARD_MS;
  return moment.is === "signs" && moment.islands.length ? base + ISLAND_MS : base;
}

/** What is sold by bids was told before they came out; the dice that were taken lay there before. */
export interface Before {
  expert: number;
  share: number;
  colours: number[];
}

export function momentsOf(events: CresusEvent[], before: Before): Moment[] {
  return new Teller(before).tell(events);
}

const NOTHING = -1;

class Teller {
  private readonly moments: Moment[] = [];
  private colours: number[];
  private expert: number;
  private share: number;

  constructor({ expert, share, colours }: Before) {
    this.expert = expert;
    this.share = share;
    this.colours = colours;
  }

  tell(events: CresusEvent[]): Moment[] {
    for (const event of events) this.hear(event);
    return this.moments;
  }

  private hear(event: CresusEvent): void {
    switch (event.is) {
      case "pirate-struck":
        this.moments.push({ is: "pirate", expert: event.expert, market: event.market });
        break;
      case "expert-offered":
        [this.expert, this.share] = [event.expert, NOTHING];
        break;
      case "auction-called":
        [this.expert, this.share] = [NOTHING, event.share];
        break;
      case "bids-revealed":
        this.moments.push({
          is: "bids",
          expert: this.expert,
          share: this.share,
          bidders: event.bidders,
          amounts: event.amounts,
          outcome: { is: "asked" }, // unless what follows tells how it ended
        });
        break;
      case "bids-tied":
        this.decide({ is: "tied" });
        break;
      case "expert-gone":
      case "share-unsold":
        this.decide({ is: "nobody" });
        break;
      case "tie-broken":
        this.settle(event.seat);
        break;
      case "expert-hired":
        this.win(event.seat, event.amount);
        break;
      case "share-bought":
        this.buy(event.seat, event.share, event.amount);
        break;
      case "bonus-paid":
        this.addBonus(event.amount);
        break;
      case "markets-revealed":
        this.moments.push({ is: "markets", markets: event.markets, barred: [] });
        break;
      case "barred-from-buying":
        this.last("markets")?.barred.push(event.seat);
        break;
      case "fortune-drawn":
        this.draw(event.market, event.card);
        break;
      case "fortune-gained":
        this.effect({ seat: event.seat, amount: event.amount, is: "gained" });
        break;
      case "fortune-paid":
        this.effect({ seat: event.seat, amount: -event.amount, is: "paid" });
        break;
      case "gift-paid":
        this.effect({ seat: event.giver, amount: -event.amount, is: "gift" });
        this.effect({ seat: event.receiver, amount: event.amount, is: "gift" });
        break;
      case "card-kept":
        this.effect({ seat: event.seat, amount: 0, is: "kept" });
        break;
      case "tournament-thrown":
        this.lastDraw()?.throws.push({ seat: event.seat, colours: event.colours, alike: event.alike });
        break;
      case "tournament-won":
        this.effect({ seat: event.seat, amount: event.amount, is: "won" });
        break;
      case "dice-thrown":
      case "die-turned":
        this.colours = event.colours;
        break;
      case "share-sold":
        this.moments.push({ ...event, is: "sold", colours: this.colours });
        break;
      case "exchange-made":
        this.moments.push({
          is: "swap",
          proposer: event.proposer,
          partner: event.partner,
          given: event.given_shares,
          offered: event.offered_shares,
          amount: event.amount,
        });
        break;
      case "shares-traded":
        this.moments.push({
          is: "traded",
          buyer: event.buyer,
          seller: event.seller,
          shares: event.wanted_shares,
          amount: event.amount,
        });
        break;
      case "loan-granted":
        this.moments.push({ is: "loan", seat: event.seat, amount: event.amount });
        break;
      case "signs-bought":
        this.climb({ seat: event.seat, signs: event.signs, amount: event.amount });
        break;
      case "island-bought":
        this.last("signs")?.islands.push(event.seat);
        break;
    }
  }

  /** The bids came out before: what is shown now is the one that the expert lets win. */
  private settle(seat: number): void {
    const { expert, share } = this;
    this.moments.push({
      is: "bids",
      expert,
      share,
      bidders: [seat],
      amounts: [0],
      outcome: { is: "broken", seat },
    });
  }

  private win(seat: number, amount: number): void {
    const bids = this.last("bids");
    if (bids?.outcome.is === "broken") bids.amounts = [amount];
    else this.decide({ is: "won", seat, amount });
  }

  private decide(outcome: Outcome): void {
    const bids = this.last("bids");
    if (bids) bids.outcome = outcome;
  }

  /** Of a share that was bid for, this is how it ended; any other is a purchase at list price. */
  private buy(seat: number, share: number, amount: number): void {
    const bids = this.last("bids");
    if (bids?.share === share) this.win(seat, amount);
    else this.moments.push({ is: "bought", seat, share, amount, bonus: 0 });
  }

  private addBonus(amount: number): void {
    const bought = this.last("bought");
    if (bought) bought.bonus = amount;
  }

  private draw(market: number, card: number): void {
    const draw: Draw = { market, card, effects: [], throws: [] };
    const fortunes = this.last("fortunes");
    if (fortunes) fortunes.draws.push(draw);
    else this.moments.push({ is: "fortunes", draws: [draw] });
  }

  private effect(effect: Effect): void {
    this.lastDraw()?.effects.push(effect);
  }

  private lastDraw(): Draw | undefined {
    return this.last("fortunes")?.draws.at(-1);
  }

  private climb(climb: Climb): void {
    const signs = this.last("signs");
    if (signs) signs.climbs.push(climb);
    else this.moments.push({ is: "signs", climbs: [climb], islands: [] });
  }

  /** The moment just told, if it is of this kind. */
  private last<K extends Moment["is"]>(kind: K): Extract<Moment, { is: K }> | undefined {
    const moment = this.moments.at(-1);
    return moment?.is === kind ? (moment as Extract<Moment, { is: K }>) : undefined;
  }
}
