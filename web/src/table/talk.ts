/** Which lines of the talk are shown: what people say at once, what characters say when it can be understood. */

import type { ChatLine } from "../wire";

/** A remark waits until the move is shown of which it speaks; whoever wants quiet hears people alone. */
export function heard(chat: ChatLine[], number: number | null, characters: boolean): ChatLine[] {
  return chat.filter(({ spoken }) => !spoken || (characters && (number === null || spoken.number <= number)));
}

/** What a character said last, if nobody has said anything since. */
export function lastRemark(chat: ChatLine[]): ChatLine | null {
  const last = chat.at(-1);
  return last?.spoken ? last : null;
}
