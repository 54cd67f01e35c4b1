/** What a page and the worker that keeps its house say to each other. At a table they speak the wire of `wire.ts`. */

export interface Part {
  name: string;
  bytes: number;
}

/** What the worker must fetch before it can begin, beside the page that starts it. */
export interface Parts {
  /** which Pyodide it is */
  lock: object;
  parts: Part[];
}

export interface Question {
  id: number;
  method: string;
  address: string;
  secret: string;
  body: string;
}

export type ToWorker =
  /** `from`: the folder of the parts; `name`: of what is kept; `insist`: although another page has the house open */
  | { is: "open"; from: string; name: string; insist: boolean }
  | ({ is: "ask" } & Question)
  /** with the port at which the table is spoken to */
  | { is: "line"; key: string; secret: string };

export type FromWorker =
  | { is: "fetched"; bytes: number; of: number }
  | { is: "waking" }
  | { is: "open" }
  /** another page has the house open, or has just taken it over */
  | { is: "elsewhere" }
  | { is: "failed"; why: string }
  | { is: "answer"; id: number; status: number; text: string };

/** How the house closes a line: a code and the clause; everything else on a port is text of the wire. */
export type Closing = [code: number, clause: string];
