/** What the components of Couleurs du Monde are given, and what may be asked there. */

import type { TableProps as PropsOf } from "../module";

export type TableProps = PropsOf<"couleurs-du-monde">;
export type Ask = TableProps["asks"][number];
