/** Whatever part of the table is in sight keeps what is shown and what is begun in step with the position. */

import { looks } from "./looks.svelte";
import type { TableProps } from "./props";
import { seen } from "./seen";
import { theatre } from "./theatre.svelte";

export function follow(props: TableProps): void {
  theatre.follow(props, looks.kept);
  looks.follow(props.table.key, props.me, seen(props));
}
