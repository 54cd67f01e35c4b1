/** What a phone shows one at a time: the board, the hand, who plays, what was said, the rules. */

import type { GameModule, TableProps } from "../games/module";
import type { Part } from "./attention";
import { say } from "../house/say";
import type { IconName } from "../ui/Icon.svelte";

export type TabId = Part | "rules";

export interface Tab {
  id: TabId;
  icon: IconName;
  label: string;
}

export function handTab(module: GameModule, { text }: Pick<TableProps, "text">): Tab {
  return { id: "hand", icon: "hand", label: module.handTitle?.(text) ?? say("tab-hand") };
}

export function boardTab(): Tab {
  return { id: "board", icon: "board", label: say("tab-board") };
}

export function furtherTabs(): Tab[] {
  return [
    { id: "scores", icon: "scores", label: say("tab-scores") },
    { id: "log", icon: "log", label: say("tab-log") },
    { id: "rules", icon: "rules", label: say("rules") },
  ];
}
