/** What this screen calls for, by the widths of the house. */

import { MediaQuery } from "svelte/reactivity";
import widths from "./breakpoints.json";

/** Whether the table is held in one hand. */
export const narrow = new MediaQuery(`max-width: ${widths.phone}px`);
