/** The pictures of the rules of Crésus. */

import type { PlateBook, Position } from "../../../plates/plates";
import type { Looks } from "../looks.svelte";
import type { Tableau } from "../tableau";
import Envelopes from "./Envelopes.svelte";
import Experts from "./Experts.svelte";
import Fortunes from "./Fortunes.svelte";
import Markets from "./Markets.svelte";
import position from "./position.json";
import Sale from "./Sale.svelte";
import Shares from "./Shares.svelte";
import Stairs from "./Stairs.svelte";

const book: PlateBook<"cresus", Tableau, Looks> = {
  position: position as Position<"cresus">,
  plates: [
    { name: "markets", chapter: "cre-start", picture: Markets, wide: true },
    { name: "experts", chapter: "cre-expert", picture: Experts },
    { name: "envelopes", chapter: "cre-sealed", picture: Envelopes },
    { name: "fortunes", chapter: "cre-fortune", picture: Fortunes },
    { name: "shares", chapter: "cre-purchase", picture: Shares },
    { name: "sale", chapter: "cre-sale", picture: Sale },
    { name: "stairs", chapter: "cre-signs", picture: Stairs, wide: true },
  ],
  texts: { fr: () => import("./texts/fr.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
};

export default book;
