/** What somebody has found, kept in this browser: by exercise, whether the last first answer was the best one. */

import { keep, kept } from "../house/kept";

export type Result = "right" | "wrong";

function place(game: string): string {
  return `practice.${game}`;
}

export function resultsOf(game: string): Record<string, Result> {
  return kept<Record<string, Result>>(place(game), {});
}

/** What has once been found stays so. */
export function note(game: string, exercise: string, result: Result): void {
  const found = resultsOf(game);
  if (found[exercise] !== "right") keep(place(game), { ...found, [exercise]: result });
}
