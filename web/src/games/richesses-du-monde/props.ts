/** What the components of Richesses du Monde are given, and what may be asked there. */

import type { FillingOf } from "../../ask/filling";
import type { Games } from "../../wire";
import type { TableProps as PropsOf } from "../module";
import type { Looks } from "./looks.svelte";
import type { Tableau } from "./tableau";

export type TableProps = PropsOf<"richesses-du-monde", Tableau, Looks>;
/** What fills the blanks of an exchange: what is given, what is wanted, and the balance. */
export type Exchanged = FillingOf<Games["richesses-du-monde"]["actions"]["counter-offer"]>;
export type Ask = TableProps["asks"][number];
