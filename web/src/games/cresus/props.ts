/** What the components of Crésus are given, and what may be asked there. */

import type { DeedOf } from "../../ask/asks";
import type { Games } from "../../wire";
import type { TableProps as PropsOf } from "../module";
import type { Looks } from "./looks.svelte";
import type { Tableau } from "./tableau";

export type TableProps = PropsOf<"cresus", Tableau, Looks>;
export type Ask = TableProps["asks"][number];
export type Deed = DeedOf<Games["cresus"]["actions"]>;
