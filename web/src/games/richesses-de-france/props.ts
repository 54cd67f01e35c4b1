/** What the components of Richesses de France are given, and what may be asked there. */

import type { DeedOf } from "../../ask/asks";
import type { Games } from "../../wire";
import type { TableProps as PropsOf } from "../module";

export type TableProps = PropsOf<"richesses-de-france">;
export type Ask = TableProps["asks"][number];
export type Deed = DeedOf<Games["richesses-de-france"]["actions"]>;
