/** The pictures of the rules of Richesses de France. */

import type { PlateBook } from "../../../plates/plates";
import type { Looks } from "../looks.svelte";
import type { Tableau } from "../tableau";
import Chance from "./Chance.svelte";
import Country from "./Country.svelte";
import Faces from "./Faces.svelte";
import position from "./position.json";
import Regions from "./Regions.svelte";
import Roads from "./Roads.svelte";
import Stages from "./Stages.svelte";
import Vehicles from "./Vehicles.svelte";

const book: PlateBook<"richesses-de-france", Tableau, Looks> = {
  position,
  plates: [
    { name: "country", chapter: "rdf-table", picture: Country, wide: true },
    { name: "vehicles", chapter: "rdf-vehicle", picture: Vehicles },
    { name: "roads", chapter: "rdf-move", picture: Roads },
    { name: "faces", chapter: "rdf-work", picture: Faces },
    { name: "regions", chapter: "rdf-region", picture: Regions },
    { name: "chance", chapter: "rdf-chance", picture: Chance },
    { name: "stages", chapter: "rdf-stage", picture: Stages },
  ],
  texts: { fr: () => import("./texts/fr.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
};

export default book;
