/** Couleurs du Monde: the world of 1961 as a map to be covered, chain by chain. */

import type { GameModule } from "../module";
import { boardText } from "./board-text";
import Board from "./Board.svelte";
import { facts, label, primary } from "./facts";
import Hand from "./Hand.svelte";
import { ledger } from "./ledger";
import { Looks } from "./looks.svelte";
import { PLAY, seen } from "./seen";
import Status from "./Status.svelte";
import ending from "./ending";

const couleurs: GameModule<"couleurs-du-monde", never, Looks> = {
  Board,
  Hand,
  Status,
  facts,
  boardText,
  ledger,
  palette: { ground: "#1d2d50", onGround: "#ffffff", accent: "#e0527e", felt: "#dff0f2" },
  ending,
  scoreOf: (props) => seen(props).points,
  // « ses neuf cartes découvertes devant lui »: only the order of the stock is hidden.
  secrets: false,
  greysClosed: true,
  direct: [PLAY],
  label,
  primary,
  sounds: {
    "points-announced": "stamp",
    "card-played": "card",
    "cards-drawn": "card",
    "play-refused": "paper",
    "cannot-play": "paper",
  },
  looks: () => new Looks(),
  texts: { fr: () => import("./texts/fr.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
};

export default couleurs;
