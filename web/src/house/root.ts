/** Where the house stands on its site: at the root, or below a path under which a proxy shows it ("/ludo").
 *
 * A house in a page has only one file that any web server knows, so its addresses are what stands behind a question
 * mark there: "/ludo/?/new/…". */

function told(name: string): string | null {
  return globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}

/** The folder of the house that is in the page, named by its version; empty where there is a house to go to. */
export const pocket = told("pocket") ?? "";
/** The folder that the page came from, with a slash at its end. */
export const folder = new URL(".", globalThis.document?.baseURI ?? "http://localhost/").pathname;
export const root = pocket ? `${folder}?` : (told("root") ?? "");

/** Where the house offers itself in a page; empty where it does not. */
export const offline = told("offline") ?? "";

/** The whole address of a page of this house, to be given to others. */
export function addressOf(path: string): string {
  return `${globalThis.location?.origin ?? ""}${root}${path}`;
}

/** An address as the house knows it. */
export interface Words {
  path: string;
  /** with its question mark, or empty */
  search: string;
}

/** Null where the address leads out of the house. */
export function wordsOf(address: { pathname: string; search: string }): Words | null {
  if (pocket) return wordsBehind(address);
  const { pathname, search } = address;
  const inside = pathname === root || pathname.startsWith(`${root}/`);
  return inside ? { path: pathname.slice(root.length), search } : null;
}

function wordsBehind({ pathname, search }: { pathname: string; search: string }): Words | null {
  if (pathname !== folder && pathname !== `${folder}index.html`) return null;
  const [path = "", ...more] = search.slice(1).split("?");
  return path.startsWith("/")
    ? { path, search: more.length ? `?${more.join("?")}` : "" }
    : { path: "/", search };
}

/** What the address of this page adds to its path. */
export function searched(): URLSearchParams {
  return new URLSearchParams(wordsOf(location)?.search ?? "");
}
