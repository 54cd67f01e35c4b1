/** The house in a page: the same rooms as in any other, played by the same Python, in a worker of this page alone. */

import { Chest } from "./chest";
import { Fetching } from "./fetching";
import type { Closing, FromWorker, Parts, Question, ToWorker } from "./messages";
import { openPython, type Pocket } from "./python";

/** The page's end of a line, as the house sees it. */
class Line {
  private readonly said: (string | undefined)[] = [];
  private waiting: ((said: string | undefined) => void) | null = null;

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<string | null>) => this.heard(data ?? undefined);
  }

  /** What the page says next; undefined when it has hung up. */
  receive(): Promise<string | undefined> {
    if (this.said.length) return Promise.resolve(this.said.shift());
    return new Promise((resolve) => (this.waiting = resolve));
  }

  send(text: string): void {
    this.port.postMessage(text);
  }

  close(code: number, clause: string): void {
    this.port.postMessage([code, clause] satisfies Closing);
    this.heard(undefined);
  }

  private heard(said: string | undefined): void {
    if (!this.waiting) return void this.said.push(said);
    this.waiting(said);
    this.waiting = null;
  }
}

let opening: Promise<Pocket> | null = null;

function tell(message: FromWorker): void {
  postMessage(message);
}

/** One page at a time has the house open: two would write the same tables. */
function open(from: string, name: string, insist: boolean): void {
  const found = new Promise<Pocket>((resolve, reject) => {
    const asked = insist ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(name, asked, async (lock) => {
        if (!lock) return tell({ is: "elsewhere" });
        await build(from, name).then(resolve, reject);
        return new Promise<void>(() => undefined); // until this worker ends, or another insists
      })
      .catch(() => {
        tell({ is: "elsewhere" });
        close();
      });
  });
  opening = found;
  found.then(
    () => tell({ is: "open" }),
    (error: unknown) => tell({ is: "failed", why: String(error) }),
  );
}

async function build(from: string, name: string): Promise<Pocket> {
  const parts = (await (await fetch(`${from}parts.json`)).json()) as Parts;
  const fetching = new Fetching(from, parts, (bytes, of) => tell({ is: "fetched", bytes, of }));
  return openPython(from, fetching, await Chest.open(name), () => tell({ is: "waking" }));
}

async function answer({ id, method, address, secret, body }: Question): Promise<void> {
  const said = await (await opening!).ask(method, address, secret, body);
  const [status, text] = said.toJs() as [number, string];
  said.destroy();
  tell({ is: "answer", id, status, text });
}

async function attend(port: MessagePort, key: string, secret: string): Promise<void> {
  const line = new Line(port);
  await (await opening!).attend(line, key, secret);
}

self.onmessage = ({ data, ports }: MessageEvent<ToWorker>) => {
  if (data.is === "open") open(data.from, data.name, data.insist);
  else if (data.is === "ask") void answer(data);
  else void attend(ports[0]!, data.key, data.secret);
};
