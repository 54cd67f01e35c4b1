/** The pictures of the rules of Richesses du Monde. */

import type { PlateBook, Position } from "../../../plates/plates";
import type { Looks } from "../looks.svelte";
import type { Tableau } from "../tableau";
import Globe from "./Globe.svelte";
import Joker from "./Joker.svelte";
import News from "./News.svelte";
import position from "./position.json";
import Squares from "./Squares.svelte";
import Throw from "./Throw.svelte";
import Titles from "./Titles.svelte";
import Trust from "./Trust.svelte";

const book: PlateBook<"richesses-du-monde", Tableau, Looks> = {
  position: position as Position<"richesses-du-monde">,
  plates: [
    { name: "globe", chapter: "rdm-table", picture: Globe, wide: true },
    { name: "titles", chapter: "rdm-titles", picture: Titles },
    { name: "trust", chapter: "rdm-royalties", picture: Trust },
    { name: "squares", chapter: "rdm-royalties", picture: Squares, wide: true },
    { name: "news", chapter: "rdm-news", picture: News },
    { name: "joker", chapter: "rdm-joker", picture: Joker },
    { name: "throw", chapter: "rdm-auction", picture: Throw },
  ],
  texts: { fr: () => import("./texts/fr.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
};

export default book;
