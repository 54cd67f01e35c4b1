/** A table that is only looked at: nothing moves there, and nobody waits. */

import type { EditionInfo, SeatInfo, TableInfo } from "../wire";

export function stillTable(
  edition: EditionInfo,
  seats: { name: string; character?: string }[],
  options: Record<string, string>,
): TableInfo {
  return {
    key: "",
    code: "",
    game: edition.game,
    edition: edition.id,
    edition_hash: edition.hash,
    options,
    language: "fr",
    pace: {},
    stage: "playing",
    kept: "",
    seats: seats.map(({ name, character = "" }, seat) => seatOf(seat, name, character)),
    number: 0,
    created: 0,
    lesson: "",
    from_position: false,
    hosting: {},
    luck: null,
  };
}

function seatOf(seat: number, name: string, character: string): SeatInfo {
  return {
    seat,
    name,
    player: character ? "bot" : "human",
    bot: "",
    character,
    present: true,
    muted: false,
    salt: "",
    free: false,
    expected: false,
    bot_in: null,
  };
}
