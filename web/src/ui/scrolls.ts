/** Whatever is taller than its room can be scrolled with the keyboard too. */

import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (room) => {
  const watch = new ResizeObserver(() => {
    if (room.scrollHeight > room.clientHeight + 1) room.tabIndex = 0;
    else room.removeAttribute("tabindex");
  });
  watch.observe(room);
  for (const child of room.children) watch.observe(child);
  return () => watch.disconnect();
};
