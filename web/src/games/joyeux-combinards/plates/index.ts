/** The pictures of the rules of Les Joyeux Combinards. */

import type { PlateBook, Position } from "../../../plates/plates";
import type { Looks } from "../looks.svelte";
import type { Tableau } from "../tableau";
import Bluff from "./Bluff.svelte";
import Gate from "./Gate.svelte";
import Goods from "./Goods.svelte";
import position from "./position.json";
import Refinery from "./Refinery.svelte";
import Town from "./Town.svelte";
import Wall from "./Wall.svelte";

const book: PlateBook<"joyeux-combinards", Tableau, Looks> = {
  position: position as Position<"joyeux-combinards">,
  plates: [
    { name: "town", chapter: "ljc-table", picture: Town, wide: true },
    { name: "goods", chapter: "ljc-board", picture: Goods },
    { name: "gate", chapter: "ljc-stop", picture: Gate },
    { name: "bluff", chapter: "ljc-purchase", picture: Bluff },
    { name: "refinery", chapter: "ljc-oil", picture: Refinery, wide: true },
    { name: "wall", chapter: "ljc-prison", picture: Wall, wide: true },
  ],
  texts: { fr: () => import("./texts/fr.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
};

export default book;
