/** What a person must see now, wherever he is: decided here, carried out by `Attention.svelte`. */

/** The parts of a phone's screen; elsewhere all of them are in sight. */
export type Part = "board" | "hand" | "scores" | "log";

/** What the table asks of who sits here. */
export interface Asked {
  /** tells this question from the next; "": nothing is asked */
  question: string;
  /** a clock runs, or will */
  timed: boolean;
  /** nobody looks on yet: the device is being handed over */
  curtain: boolean;
}

/** Where who sits here is, and where the question can be read. */
export interface Where {
  inSight: readonly Part[];
  /** none: it needs no more than its buttons, which are in sight everywhere */
  shownIn: readonly Part[];
}

export interface Call {
  /** what happens to the sheets that lie over the page */
  sheets: "aside" | "back" | null;
  part: Part | null;
  /** the question is scrolled to */
  scroll: boolean;
  /** heard and felt, as far as that is wanted */
  sound: boolean;
  shake: boolean;
}

export const NOTHING: Asked = { question: "", timed: false, curtain: false };

export function callFor(before: Asked, now: Asked, where: Where): Call {
  const told = before.question !== now.question && now.question !== "";
  const shown = isShown(now) && (told || !isShown(before));
  return {
    sheets: shown && now.timed ? "aside" : isShown(before) && !isShown(now) ? "back" : null,
    part: shown ? away(where) : null,
    scroll: shown && now.timed,
    sound: told && (now.timed || before.question === ""),
    shake: told && now.timed,
  };
}

/** The tab to turn to before one can read what is asked; null: it is in sight. */
export function away({ inSight, shownIn }: Where): Part | null {
  return shownIn.length && !shownIn.some((one) => inSight.includes(one)) ? shownIn[0]! : null;
}

/** What stands before the name of the game on the browser's own tab. */
export type Mark = "timed" | "mine" | "";

export function markOf({ question, timed }: Asked): Mark {
  if (question === "") return "";
  return timed ? "timed" : "mine";
}

function isShown({ question, curtain }: Asked): boolean {
  return question !== "" && !curtain;
}
