/** What the components of Richesses du Monde are given, and what may be asked there. */

import type { FillingOf } from "../../ask/filling";
import type { Games } from "../../wire";
import type { TableProps as PropsOf } from "../module";

export type TableProps = PropsOf<"richesses-du-monde">;
/** What fills the blanks of an exchange: what is given, what is wanted, and the balance. */
export type Exchanged = FillingOf<Games["richesses-du-monde"]["actions"]["counter-offer"]>;
export type Ask = TableProps["asks"][number];
