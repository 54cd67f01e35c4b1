/** Where one is: the address as a page with its words. Links stay ordinary links. */

import { root } from "./root";

export type Place =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string }
  | { page: "table"; key: string }
  | { page: "big"; key: string }
  | { page: "replay"; key: string }
  | { page: "dice"; key: string }
  | { page: "seat" }
  | { page: "code"; code: string }
  | { page: "nowhere" };

export function placeOf(path: string): Place {
  const words = path.split("/").filter((word) => word !== "");
  const [first = "", second = "", third = ""] = words;
  if (words.length === 0) return { page: "home" };
  if (first === "new" && words.length === 2) return { page: "new", game: second };
  if (first === "rules" && words.length === 2) return { page: "rules", game: second };
  if (first === "t" && words.length === 2) return { page: "table", key: second };
  if (first === "t" && words.length === 3 && third === "big") return { page: "big", key: second };
  if (first === "t" && words.length === 3 && third === "replay") return { page: "replay", key: second };
  if (first === "t" && words.length === 3 && third === "dice") return { page: "dice", key: second };
  if (first === "s" && words.length === 1) return { page: "seat" };
  if (first === "j" && words.length === 2) return { page: "code", code: second };
  return { page: "nowhere" };
}

/** The path as the house knows it; null where it leads out of the house. */
function below(path: string): string | null {
  return path === root || path.startsWith(`${root}/`) ? path.slice(root.length) : null;
}

function here(): string {
  return below(location.pathname) ?? location.pathname;
}

class Router {
  #path = $state(here());
  place = $derived(placeOf(this.#path));

  constructor() {
    window.addEventListener("popstate", () => (this.#path = here()));
    document.addEventListener("click", (click) => this.#follow(click));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", root + address);
    else history.pushState(null, "", root + address);
    this.#path = here();
    if (!location.hash) window.scrollTo(0, 0);
  }

  #follow(click: MouseEvent): void {
    const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0;
    const link = (click.target as Element).closest?.("a[href]");
    if (click.defaultPrevented || modified || !(link instanceof HTMLAnchorElement)) return;
    const elsewhere = link.origin !== location.origin || link.target || link.hasAttribute("download");
    const onThisPage = link.pathname === location.pathname && link.search === location.search && link.hash;
    const path = below(link.pathname);
    if (elsewhere || onThisPage || path === null || path.startsWith("/api/")) return;
    click.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

export const router = new Router();
