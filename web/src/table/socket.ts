/** The socket of a table, from a seat or beside it. */

import { root } from "../house/root";

export function openSocket(key: string, secret: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  // The secret goes as a subprotocol, so that it is in no address and in no log.
  const words = secret ? ["ludotheque", secret] : ["ludotheque"];
  return new WebSocket(`${scheme}://${location.host}${root}/api/tables/${key}/socket`, words);
}
