/** What the components of Couleurs du Monde are given, and what may be asked there. */

import type { TableProps as PropsOf } from "../module";
import type { Looks } from "./looks.svelte";

export type TableProps = PropsOf<"couleurs-du-monde", never, Looks>;
export type Ask = TableProps["asks"][number];
