/** What the components of Les Joyeux Combinards are given, and what may be asked there. */

import type { DeedOf } from "../../ask/asks";
import type { Games } from "../../wire";
import type { TableProps as PropsOf } from "../module";

export type TableProps = PropsOf<"joyeux-combinards">;
export type Ask = TableProps["asks"][number];
export type Deed = DeedOf<Games["joyeux-combinards"]["actions"]>;
