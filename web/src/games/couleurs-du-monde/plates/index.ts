/** The pictures of the rules of Couleurs du Monde. */

import type { PlateBook } from "../../../plates/plates";
import type { Looks } from "../looks.svelte";
import Cards from "./Cards.svelte";
import Chain from "./Chain.svelte";
import Corner from "./Corner.svelte";
import Islands from "./Islands.svelte";
import position from "./position.json";
import World from "./World.svelte";

const book: PlateBook<"couleurs-du-monde", never, Looks> = {
  position,
  plates: [
    { name: "world", chapter: "cdm-table", picture: World, wide: true },
    { name: "cards", chapter: "cdm-edition", picture: Cards },
    { name: "chain", chapter: "cdm-turn", picture: Chain, wide: true },
    { name: "islands", chapter: "cdm-islands", picture: Islands },
    { name: "corner", chapter: "cdm-score", picture: Corner },
  ],
  texts: { fr: () => import("./texts/fr.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
};

export default book;
