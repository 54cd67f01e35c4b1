/** What a key does at the table. */

import type { Choice } from "./actions";

export type Stroke =
  | { does: "choose"; choice: Choice }
  | { does: "help" | "take-back" | "chat" | "rules" | "skip" | "hint" | "faster" | "slower" }
  | null;

const KEYS: Record<string, "help" | "chat" | "rules" | "skip" | "hint" | "faster" | "slower"> = {
  "?": "help",
  "/": "chat",
  F1: "rules",
  ".": "skip",
  "=": "hint",
  ">": "faster",
  "<": "slower",
};

export function strokeOf(event: KeyboardEvent, choices: Choice[]): Stroke {
  if (isWriting(event.target)) return null;
  if ((event.ctrlKey || event.metaKey) && event.key === "z") return { does: "take-back" };
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const fixed = KEYS[event.key];
  if (fixed) return { does: fixed };
  const choice = choices.find((one) => one.letter !== "" && one.letter === event.key.toLowerCase());
  return choice ? { does: "choose", choice } : null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=radio]):not([type=checkbox]), textarea, select")
  );
}
