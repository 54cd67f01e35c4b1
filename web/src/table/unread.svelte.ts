/** What was said and what happened since one last looked at the talk or at the log. */

import type { ChatLine, LogEntry } from "../wire";

const NEVER = -1;

export class Unread {
  /** when the last line was said that has been read */
  #chat = $state(NEVER);
  /** number of the last entry that has been read */
  #log = $state(NEVER);

  /** What was there before one came is not news. */
  open(chat: ChatLine[], log: LogEntry[]): void {
    if (this.#chat === NEVER) this.readChat(chat);
    if (this.#log === NEVER) this.readLog(log);
  }

  readChat(chat: ChatLine[]): void {
    this.#chat = chat.at(-1)?.at ?? 0;
  }

  readLog(log: LogEntry[]): void {
    this.#log = log.at(-1)?.number ?? NEVER;
  }

  /** Lines of other people; what characters say calls nobody. */
  chat(lines: ChatLine[], mine: number | null): number {
    return lines.filter(
      ({ at, seat, spoken }) => !spoken && at > this.#chat && (seat === null || seat !== mine),
    ).length;
  }

  log(entries: LogEntry[]): number {
    return entries.filter(({ number, events }) => number > this.#log && events.length > 0).length;
  }
}
