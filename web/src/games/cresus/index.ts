/** Crésus: sealed bids, a secret market, shares sold by dice, and a stairway that ends on an island. */

import type { GameModule } from "../module";
import { boardText } from "./board-text";
import Board from "./Board.svelte";
import { facts, label, primary } from "./facts";
import Hand from "./Hand.svelte";
import { ledger } from "./ledger";
import { Looks } from "./looks.svelte";
import { DESK, OFFERS, seen } from "./seen";
import { filled } from "./windows/windows";
import { act, type Tableau } from "./tableau";
import ending from "./ending";

const cresus: GameModule<"cresus", Tableau, Looks> = {
  Board,
  Hand,
  facts,
  boardText,
  ledger,
  palette: { ground: "#3b1f4a", onGround: "#ffe9ad", accent: "#d9a21b", felt: "#e6d6ec" },
  ending,
  scoreOf: (props) => seen(props).signs,
  // Bids, markets and signs are decided behind the hand.
  secrets: true,
  desk: {
    verb: DESK,
    verbs: OFFERS,
    saysWhy: true,
    isOpen: (looks) => looks.desk,
    toggle: (looks) => (looks.desk = !looks.desk),
  },
  filled,
  // On a laptop the windows have their own buttons; on a phone only what is filled in is under the thumb.
  drawn: (ask, props) => props.layout !== "phone" || (ask.blanks.length > 0 && filled(ask, props) === null),
  label,
  primary,
  handFirst: true,
  handTitle: (text) => text.say("cre-my-table"),
  shownIn: () => ["hand"],
  act,
  sounds: {
    "signs-bought": "stamp",
    "share-sold": "coins",
    "shares-traded": "coins",
    "share-bought": "coins",
    "expert-hired": "coins",
    "fortune-gained": "coins",
    "fortune-paid": "coins",
    "exchange-made": "paper",
    "bid-sealed": "paper",
    "market-sealed": "paper",
    "entry-sealed": "paper",
    "signs-sealed": "paper",
    "shares-shown": "card",
  },
  looks: () => new Looks(),
  texts: { fr: () => import("./texts/fr.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
};

export default cresus;
