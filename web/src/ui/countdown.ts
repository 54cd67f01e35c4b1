/** How long a window was open when it was first seen, so that a ring empties evenly through every message. */

export interface Span {
  ends: number;
  total: number;
}

/** A window is known by when it ends: a new end is a new window, or one whose seconds count afresh. */
export function span(before: Span | null, ends: number, left: number): Span {
  if (before?.ends !== ends) return { ends, total: left };
  return left > before.total ? { ends, total: left } : before;
}
