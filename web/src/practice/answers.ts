/** The answers of an exercise as they are offered: in an order that tells nothing of which is the best. */

import type { JudgedAnswer, PracticePosition } from "../wire";

/** The house names the best first. */
export function bestOf({ answers }: PracticePosition): JudgedAnswer {
  return answers[0]!;
}

/** The same for everybody, whenever they come. */
export function offered({ id, answers }: PracticePosition): JudgedAnswer[] {
  return [...answers].sort((one, other) => lot(id, one) - lot(id, other));
}

/** The one that says the same as what was done at the board; null: none does. */
export function answering(
  { answers }: PracticePosition,
  verb: string,
  filling: number[][],
): JudgedAnswer | null {
  const said = JSON.stringify(filling);
  return answers.find((one) => one.verb === verb && JSON.stringify(one.filling) === said) ?? null;
}

/** FNV-1a over the names of both. */
function lot(exercise: string, { id }: JudgedAnswer): number {
  let found = 2166136261;
  for (const letter of `${exercise} ${id}`) found = Math.imul(found ^ letter.charCodeAt(0), 16777619) >>> 0;
  return found;
}
