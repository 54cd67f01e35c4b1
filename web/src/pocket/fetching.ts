/** The parts of the house on their way into the worker, and how much of them has come. */

import type { Parts } from "./messages";

const PACKED = ".packed";

/** What travels packed, as few web servers pack what they do not know, and some pack nothing. */
export function unpacked(answer: Response, kind = ""): Response {
  if (!answer.ok || !answer.body) return answer;
  const content = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(content, { headers: { "Content-Type": kind } });
}

export class Fetching {
  private come = 0;
  private readonly all: number;

  constructor(
    private readonly from: string,
    readonly parts: Parts,
    private readonly tell: (bytes: number, of: number) => void,
  ) {
    this.all = parts.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** A part, unpacked if it travels packed. */
  async part(name: string, kind: string): Promise<Response> {
    const packed = this.parts.parts.some((part) => part.name === name + PACKED);
    if (packed) return unpacked(new Response(await this.counted(name + PACKED)), kind);
    return new Response(await this.counted(name), { headers: { "Content-Type": kind } });
  }

  async bytes(name: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.part(name, "")).arrayBuffer());
  }

  private async counted(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const answer = await fetch(this.from + name);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const add = (bytes: number) => this.add(bytes);
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, out) {
        add(piece.byteLength);
        out.enqueue(piece);
      },
    });
    return answer.body.pipeThrough(counting);
  }

  private add(bytes: number): void {
    this.come = Math.min(this.all, this.come + bytes);
    this.tell(this.come, this.all);
  }
}
