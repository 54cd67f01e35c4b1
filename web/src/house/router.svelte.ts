/** Where one is: the address as a page with its words. Links stay ordinary links. What lies open upon a page is a
 * layer: Back puts the topmost away before it leaves the page. */

import { PLACES } from "../wire";
import { Layers } from "./layers";
import { root, wordsOf } from "./root";

type Words<Pattern extends string> = Pattern extends `${string}{${infer Word}}${infer Rest}`
  ? Word | Words<Rest>
  : never;

type Pages = typeof PLACES;

export type Place =
  | { [Page in keyof Pages]: { page: Page } & Record<Words<Pages[Page]>, string> }[keyof Pages]
  | { page: "nowhere" };

export function placeOf(path: string): Place {
  const words = split(path);
  for (const [page, pattern] of Object.entries(PLACES)) {
    const found = match(split(pattern), words);
    if (found) return { page, ...found } as Place;
  }
  return { page: "nowhere" };
}

function split(path: string): string[] {
  return path.split("/").filter((word) => word !== "");
}

/** The words that stand in the gaps of a pattern; null where it does not fit. */
function match(pattern: string[], words: string[]): Record<string, string> | null {
  if (pattern.length !== words.length) return null;
  const found: Record<string, string> = {};
  for (const [place, wanted] of pattern.entries()) {
    if (wanted.startsWith("{")) found[wanted.slice(1, -1)] = words[place]!;
    else if (wanted !== words[place]) return null;
  }
  return found;
}

function here(): string {
  return wordsOf(location)?.path ?? location.pathname;
}

class Router {
  #path = $state(here());
  #layers = new Layers(history);
  place = $derived(placeOf(this.#path));

  constructor() {
    window.addEventListener("popstate", () => this.#comeTo(here()));
    document.addEventListener("click", (click) => this.#follow(click));
  }

  /** What lies open until the call that is given back: Back calls `put_away` instead of leaving the page. */
  layer(putAway: () => void): () => void {
    return this.#layers.open(putAway);
  }

  go(address: string, replace = false): void {
    this.#layers.leave(root + address, replace);
    this.#path = here();
    if (!location.hash) window.scrollTo(0, 0);
  }

  #comeTo(path: string): void {
    if (path === this.#path) return this.#layers.back();
    this.#path = path;
    this.#layers.elsewhere();
  }

  #follow(click: MouseEvent): void {
    const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0;
    const link = (click.target as Element).closest?.("a[href]");
    if (click.defaultPrevented || modified || !(link instanceof HTMLAnchorElement)) return;
    const elsewhere = link.origin !== location.origin || link.target || link.hasAttribute("download");
    const onThisPage = link.pathname === location.pathname && link.search === location.search && link.hash;
    const words = wordsOf(link);
    if (elsewhere || onThisPage || words === null || words.path.startsWith("/api/")) return;
    click.preventDefault();
    this.go(words.path + words.search + link.hash);
  }
}

export const router = new Router();
