/** The two dice as they lie, or as they roll. */

import type { TableProps } from "./props";
import { seen } from "./seen";

export function diceOf(props: TableProps) {
  const { white, red } = props.tableau?.dice ?? seen(props);
  const label = white ? props.text.say("ljc-dice", { white, red }) : props.text.say("ljc-dice-none");
  return { white, red, rolling: props.tableau?.rolling ?? false, label };
}
