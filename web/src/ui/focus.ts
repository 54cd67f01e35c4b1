/** Where the keyboard goes when a window waits for me: to its first control, unless I am busy elsewhere. */

import type { Attachment } from "svelte/attachments";

export function takesFocus(waits: boolean): Attachment<HTMLElement> {
  return (window) => {
    if (!waits) return;
    const active = document.activeElement;
    const isFree = active === null || active === document.body || window.contains(active);
    if (isFree) window.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  };
}
