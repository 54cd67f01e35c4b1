/** Richesses du Monde: two laps around the world, titles stacked into trusts, royalties claimed in time. */

import { offers } from "../../ask/asks";
import type { GameModule } from "../module";
import { boardText } from "./board-text";
import Board from "./Board.svelte";
import { facts, label, scoreOf } from "./facts";
import Hand from "./Hand.svelte";
import { ledger } from "./ledger";
import { Looks } from "./looks.svelte";
import { affordable, awaitsAnswer, BUY, ROLL, seen, STOP, TRADES } from "./seen";
import { act, type Tableau } from "./tableau";
import ending from "./ending";

const richesses: GameModule<"richesses-du-monde", Tableau, Looks> = {
  Board,
  Hand,
  facts,
  boardText,
  ledger,
  palette: { ground: "#0f4c5c", onGround: "#fdf3d8", accent: "#e6a817", felt: "#e9d6ae" },
  ending,
  scoreOf,
  // « Les surenchérisseurs ont le droit de tenir secret leur avoir liquide. »
  secrets: true,
  direct: [BUY],
  desk: {
    verb: "trade-desk",
    verbs: TRADES,
    isOpen: (looks) => looks.sheet === "trade",
    toggle: (looks) => looks.toggle("trade"),
  },
  // What windows and cards ask is answered there; only the end of a purchase has its button here too.
  drawn: ({ verb }, props) => (verb === STOP ? seen(props).joker_price > 0 : verb !== ROLL),
  label,
  // Titles are bought by their cards: to stop is never what stands out while one of them can be had.
  primary: ({ asks }) => (offers(asks, ROLL) ? ROLL : affordable(asks).length ? "" : STOP),
  handFirst: true,
  handTitle: (text) => text.say("rdm-my-titles"),
  shownIn: ({ asks }) => (awaitsAnswer(asks) ? ["hand"] : []),
  act,
  sounds: {
    "went-bankrupt": "out",
    "royalty-paid": "coins",
    "title-bought": "coins",
    "joker-bought": "coins",
    "holding-sold": "coins",
    "lot-sold": "coins",
    "lot-to-bank": "coins",
    "windfall-received": "coins",
    "double-paid": "coins",
    "news-gained": "coins",
    "news-paid": "coins",
    "exchange-made": "paper",
    "price-offered": "paper",
    "bid-made": "paper",
  },
  looks: () => new Looks(),
  texts: { fr: () => import("./texts/fr"), en: () => import("./texts/en") },
};

export default richesses;
