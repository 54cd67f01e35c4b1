/** Which keys belong to the film, and which to the thing one is at. */

const WRITTEN_IN = "input:not([type=range]), select, textarea";
const PRESSED = "button, a";

/**
 * Whether what one is at has a use of its own for this key. A button that was clicked keeps nothing: Space plays and stops,
 * whatever was clicked last. One that was come to by keys keeps what presses it.
 */
export function hasUseFor({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches(WRITTEN_IN)) return true;
  return key === " " && target.matches(PRESSED) && target.matches(":focus-visible");
}
