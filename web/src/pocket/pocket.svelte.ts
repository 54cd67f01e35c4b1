/** The house that is in this page: how far it has come, what is asked of it, lines to its tables. */

import type { SocketLike } from "../table/connection";
import { folder, pocket } from "../house/root";
import type { Closing, FromWorker, Question, ToWorker } from "./messages";

export type Stage = "fetching" | "waking" | "open" | "elsewhere" | "failed";

interface Answer {
  status: number;
  text: string;
}

const NAME = "ludotheque";

/** The whole address of something in the folder of this page. */
function addressIn(name: string): string {
  return new URL(folder + name, location.origin).href;
}

class PocketHouse {
  stage = $state<Stage>("fetching");
  /** how much of it has come, from 0 to 1 */
  share = $state(0);
  why = $state("");
  #worker: Worker | null = null;
  #asked = new Map<number, (answer: Answer) => void>();
  #id = 0;
  #open: () => void = () => undefined;
  /** when its tables can be played at */
  readonly opened = new Promise<void>((resolve) => (this.#open = resolve));

  /** Once, when the page begins; again to take the house over from another page. */
  open(insist = false): void {
    this.#worker?.terminate();
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#hear({ is: "failed", why: event.message });
    this.stage = "fetching";
    this.#tell({ is: "open", from: addressIn(pocket), name: NAME + folder, insist });
  }

  async ask(method: string, address: string, body: string, secret: string): Promise<Answer> {
    await this.opened;
    const question: Question = { id: ++this.#id, method, address, secret, body };
    return new Promise((resolve) => {
      this.#asked.set(question.id, resolve);
      this.#tell({ is: "ask", ...question });
    });
  }

  line(key: string, secret: string): SocketLike {
    const { port1, port2 } = new MessageChannel();
    this.#worker!.postMessage({ is: "line", key, secret } satisfies ToWorker, [port2]);
    return new PortLine(port1);
  }

  #tell(message: ToWorker): void {
    this.#worker!.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.is === "answer") {
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
    } else if (message.is === "fetched") this.share = message.bytes / message.of;
    else {
      this.stage = message.is;
      if (message.is === "failed") this.why = message.why;
      if (message.is === "open") this.#open();
    }
  }
}

/** What a socket is to another house. */
class PortLine implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;

  constructor(private readonly port: MessagePort) {
    port.onmessage = (event: MessageEvent<string | Closing>) => {
      if (typeof event.data === "string") return this.onmessage?.(event as MessageEvent<string>);
      const [code, reason] = event.data;
      this.onclose?.(new CloseEvent("close", { code, reason }));
    };
  }

  send(text: string): void {
    this.port.postMessage(text);
  }

  close(): void {
    this.port.postMessage(null);
  }
}

export const inPage = new PocketHouse();
