/** What the coach of a guided first game said last at this table. */

import type { Coaching, Refused } from "../wire";

const LESSON_LEADS = "table.lesson-leads";

export class Told {
  /** null: nobody is taught here */
  coaching = $state.raw<Coaching | null>(null);

  /** Whether the coach himself has said why something was not let through. */
  explains({ clause }: Refused): boolean {
    return clause === LESSON_LEADS && Boolean(this.coaching?.slip);
  }
}
