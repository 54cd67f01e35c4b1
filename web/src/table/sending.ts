/** What a guest sends, before it is numbered. */

import type { FromBrowser, SetHabit } from "../wire";

export type Habit = SetHabit["habit"];

/** A request without the number that lets the house answer it. */
export type Unnumbered = WithoutNumber<FromBrowser>;

type WithoutNumber<M> = M extends { id?: number } ? Omit<M, "id"> : never;
