/** Which keys belong to the film, and which to the thing one is at. */

const WRITTEN_IN = "input:not([type=range]), select, textarea";

/** Whether what one is at has a use of its own for this key: it is written in, or pressed by Space. */
export function hasUseFor({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches(WRITTEN_IN) || (key === " " && target.matches("button, summary"));
}

/** A button that was clicked is not stayed at, so that Space plays and stops whatever was clicked last. */
export function letGo({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
