/** Les Joyeux Combinards: buy, lie, doubt, smuggle, inform, and keep a clean record. */

import type { GameModule } from "../module";
import { boardText } from "./board-text";
import Board from "./Board.svelte";
import { drawn, facts, label, primary, scoreOf } from "./facts";
import Hand from "./Hand.svelte";
import { ledger } from "./ledger";
import { forgotten } from "./journal";
import { Looks } from "./looks.svelte";
import { awaitsAnswer } from "./seen";
import { act, type Tableau } from "./tableau";
import ending from "./ending";

const combinards: GameModule<"joyeux-combinards", Tableau, Looks> = {
  Board,
  Hand,
  facts,
  boardText,
  ledger,
  palette: { ground: "#f29ca3", onGround: "#211b14", accent: "#f7d046", felt: "#f9dcd3" },
  ending,
  scoreOf,
  // « sans la montrer aux autres joueurs »
  secrets: true,
  drawn,
  label,
  primary,
  handFirst: true,
  handTitle: (text) => text.say("ljc-my-goods"),
  shownIn: ({ asks }) => (awaitsAnswer(asks) ? ["hand"] : []),
  forgotten,
  act,
  sounds: {
    "locked-up": "out",
    "went-broke": "out",
    "card-sold": "coins",
    "oil-sold": "coins",
    "pot-taken": "coins",
    "reward-paid": "coins",
    "price-paid": "coins",
    "tax-paid": "coins",
    "fine-paid": "coins",
    "price-announced": "paper",
    "card-drawn": "card",
  },
  looks: () => new Looks(),
  texts: { fr: () => import("./texts/fr.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
};

export default combinards;
