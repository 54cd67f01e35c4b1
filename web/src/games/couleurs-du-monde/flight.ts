/** A card on its way from a hand to its nation. */

import type { Attachment } from "svelte/attachments";
import type { CouleursDuMondeEvent } from "../../wire";

export interface Flight {
  nation: number;
  from: DOMRect;
  to: DOMRect;
}

export const FLIGHT_MS = 340;

/** The card that has just been played, if one has. */
export function cardPlayed(events: CouleursDuMondeEvent[]): { seat: number; nation: number } | null {
  return events.find((event) => event.is === "card-played") ?? null;
}

/** The points of the chain that has just been closed, if one has. */
export function pointsAnnounced(events: CouleursDuMondeEvent[]): number | null {
  return events.find((event) => event.is === "points-announced")?.points ?? null;
}

/** Moves a card that already lies at its end from its start. */
export function flying({ from, to }: Flight, landed: () => void): Attachment<HTMLElement> {
  return (card) => {
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    const size = from.width / Math.max(to.width, 1);
    const way = card.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${size})` },
        {
          transform: `translate(${dx * 0.35}px, ${dy * 0.35 - 24}px) scale(${(size + 1.5) / 2})`,
          offset: 0.55,
        },
        { transform: "none", offset: 0.9 },
        { transform: "scaleX(0)" },
      ],
      { duration: FLIGHT_MS, easing: "ease-in-out", fill: "forwards" },
    );
    way.onfinish = landed;
    return () => way.cancel();
  };
}
