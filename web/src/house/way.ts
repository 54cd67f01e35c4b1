/** The way to the house: over the network, or into the worker of this page. */

import { inPage } from "../pocket/pocket.svelte";
import type { SocketLike } from "../table/connection";
import { unpacked } from "../pocket/fetching";
import { folder, pocket, root } from "./root";

export interface Way {
  /** rejected where the house cannot be reached */
  ask(method: string, address: string, body: string, secret: string): Promise<Response>;
  line(key: string, secret: string): SocketLike;
  /** when tables can be played at */
  open(): Promise<void>;
}

const network: Way = {
  ask(method, address, body, secret) {
    const headers: Record<string, string> = {};
    if (secret) headers.Authorization = `Bearer ${secret}`;
    if (body) headers["Content-Type"] = "application/json";
    return fetch(`${root}/api${address}`, { method, headers, body: body || null });
  },
  line(key, secret) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // The secret goes as a subprotocol, so that it is in no address and in no log.
    const words = secret ? ["ludotheque", secret] : ["ludotheque"];
    return new WebSocket(`${scheme}://${location.host}${root}/api/tables/${key}/socket`, words);
  },
  open: () => Promise.resolve(),
};

/** What is printed lies in files beside the page; an edition that has left the shelf is asked for. */
function sheetAt(address: string): string | null {
  const [path = "", query = ""] = address.split("?");
  if (!path.startsWith("/games")) return null;
  if (path.includes("/editions/") && !query.includes("tag=")) return null;
  return `${folder}${pocket}sheets${path}.packed`;
}

const worker: Way = {
  async ask(method, address, body, secret) {
    const sheet = sheetAt(address);
    if (sheet) return unpacked(await fetch(sheet));
    const { status, text } = await inPage.ask(method, address, body, secret);
    return new Response(text, { status });
  },
  line: (key, secret) => inPage.line(key, secret),
  open: () => inPage.opened,
};

export const way: Way = pocket ? worker : network;
