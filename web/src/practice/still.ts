/** A practice position as a table: all is drawn as its seat would see it there. */

import type { EditionOf, Layout, TableProps } from "../games/module";
import { characterOf } from "../cast/company";
import type { Box } from "../house/box";
import { stillTable } from "../table/still";
import { tableTexts } from "../table/scene.svelte";
import type { PracticePosition } from "../wire";

/** The box as `Box`, the reader's own name, and what is done with what somebody says at the board. */
export function tableProps(
  box: Box,
  position: PracticePosition,
  own: string,
  layout: Layout,
  looks: unknown,
  does: Pick<TableProps, "act" | "explain">,
): TableProps {
  const seats = position.characters.map((id, seat) => ({
    name: seat === position.seat ? own : (characterOf(box.game, id)?.name ?? ""),
    character: id,
  }));
  const table = stillTable(box.edition, seats, position.options);
  return {
    view: position.view,
    edition: box.edition as EditionOf<"another">,
    table,
    me: position.seat,
    asks: position.asks,
    closed: position.closed,
    waiting: position.waiting.map((seat) => ({ seat, left: null })),
    text: tableTexts(box, table),
    layout,
    motion: false,
    pace: 1,
    sending: false,
    lastEvents: [],
    tableau: null,
    dismiss: () => undefined,
    looks,
    ...does,
  };
}
