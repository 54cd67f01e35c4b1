/** Moving through a film: by steps, by turns, and by address. */

export function clamped(number: number, total: number): number {
  return Math.min(Math.max(Number.isFinite(number) ? Math.trunc(number) : total, 0), total);
}

/** The position an address asks for (?at=12); the last one if it asks for none. */
export function startingAt(search: URLSearchParams, total: number): number {
  const at = search.get("at");
  return at === null || at === "" ? total : clamped(Number(at), total);
}

export function nextTurn(turns: number[], at: number, total: number): number {
  return turns.find((turn) => turn > at) ?? total;
}

export function turnBefore(turns: number[], at: number): number {
  return turns.findLast((turn) => turn < at) ?? 0;
}

export const SPEEDS = [0.5, 1, 2, 4];
const STEP_MS = 900;

export function stepTime(speed: number): number {
  return STEP_MS / speed;
}
