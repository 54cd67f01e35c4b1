/** Where one is: the address as a page with its words. Links stay ordinary links. */

export type Place =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string }
  | { page: "table"; key: string }
  | { page: "big"; key: string }
  | { page: "replay"; key: string }
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
  if (first === "s" && words.length === 1) return { page: "seat" };
  if (first === "j" && words.length === 2) return { page: "code", code: second };
  return { page: "nowhere" };
}

class Router {
  #path = $state(location.pathname);
  place = $derived(placeOf(this.#path));

  constructor() {
    window.addEventListener("popstate", () => (this.#path = location.pathname));
    document.addEventListener("click", (click) => this.#follow(click));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#path = location.pathname;
    if (!location.hash) window.scrollTo(0, 0);
  }

  #follow(click: MouseEvent): void {
    const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0;
    const link = (click.target as Element).closest?.("a[href]");
    if (click.defaultPrevented || modified || !(link instanceof HTMLAnchorElement)) return;
    const elsewhere = link.origin !== location.origin || link.target || link.hasAttribute("download");
    const onThisPage = link.pathname === location.pathname && link.search === location.search && link.hash;
    if (elsewhere || onThisPage || link.pathname.startsWith("/api/")) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
