/** Richesses de France: eight journeys over one road map, on foot, by bicycle or by car. */

import type { GameModule } from "../module";
import { boardText } from "./board-text";
import Board from "./Board.svelte";
import { drawn, facts, label, primary, scoreOf } from "./facts";
import Hand from "./Hand.svelte";
import { ledger } from "./ledger";
import { Looks } from "./looks.svelte";
import { STAY, STOP, WORK } from "./seen";
import { act, type Tableau } from "./tableau";
import ending from "./ending";
import { openWindow } from "./windows/windows";

const france: GameModule<"richesses-de-france", Tableau, Looks> = {
  Board,
  Hand,
  facts,
  boardText,
  ledger,
  palette: { ground: "#e9efd8", onGround: "#1d2d50", accent: "#2b5fa8", felt: "#cfe8ed" },
  ending,
  scoreOf,
  // « Chacun les regarde secrètement. »
  secrets: true,
  drawn,
  label,
  primary,
  greysClosed: [STAY, STOP, WORK],
  // The map lays the hand upon its seas.
  handInBoard: true,
  handApart: true,
  handTitle: (text) => text.say("rdf-my-journey"),
  shownIn: (props) => (openWindow(props) ? ["board", "hand"] : []),
  act,
  sounds: {
    "came-home": "coins",
    "stage-marked": "stamp",
    "work-done": "coins",
    "vehicle-bought": "coins",
    "vehicle-sold": "coins",
    "vehicle-returned": "coins",
    "toll-paid": "coins",
    "bet-won": "coins",
    "card-gained": "coins",
    "card-paid": "coins",
    "card-drawn": "paper",
    "region-drawn": "card",
  },
  looks: () => new Looks(),
  texts: { fr: () => import("./texts/fr.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
};

export default france;
