/** Banknotes in flight between the places where players and bank are drawn. */

import type { Attachment } from "svelte/attachments";
export const BANK = -1;

/** Money that changes hands between two players, or a player and the bank. */
export interface Transfer {
  from: number;
  to: number;
  amount: number;
}

export interface Note {
  amount: number;
  from: Point;
  to: Point;
  wait: number;
}

interface Point {
  x: number;
  y: number;
}

const FLIGHT_MS = 900;

/** Null if one of the two is not in sight. */
export function noteFrom({ from, to, amount }: Transfer, wait: number): Note | null {
  const start = spotOf(from);
  const end = spotOf(to);
  return start && end ? { amount, from: start, to: end, wait } : null;
}

function spotOf(side: number): Point | null {
  const where = side === BANK ? "[data-bank]" : `li[data-seat="${side}"]`;
  const drawn = document.querySelector(where)?.getBoundingClientRect();
  if (!drawn || drawn.width === 0) return null;
  return { x: drawn.x + drawn.width / 2, y: drawn.y + drawn.height / 2 };
}

/** Moves a note that lies at its end from its start. */
export function flying({ from, to, wait }: Note, landed: () => void): Attachment<HTMLElement> {
  return (note) => {
    const way = { x: from.x - to.x, y: from.y - to.y };
    const at = (share: number, scale: number) =>
      `translate(-50%, -50%) translate(${way.x * share}px, ${way.y * share}px) scale(${scale})`;
    const flight = note.animate(
      [
        { transform: at(1, 0.6), opacity: 0 },
        { transform: at(1, 1.1), opacity: 1, offset: 0.18 },
        { transform: at(0, 1), opacity: 1, offset: 0.82 },
        { transform: at(0, 0.5), opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay: wait, easing: "ease-in-out", fill: "forwards" },
    );
    flight.onfinish = landed;
    return () => flight.cancel();
  };
}
