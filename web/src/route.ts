/** Where we are: the path of the page as a signal, links that do not reload, and what a path means. */
import { signal } from "@preact/signals";

export type Route =
  | { readonly page: "start" | "tables" | "mine" | "preferences" | "account" | "recover" | "unknown" }
  | { readonly page: "new"; readonly game: string | null }
  | { readonly page: "table" | "record"; readonly id: string }
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "join"; readonly link: string }
  | { readonly page: "rules"; readonly game: string | null; readonly rule: string | null };

const PLAIN: Record<string, Route> = {
  "": { page: "start" },
  tables: { page: "tables" },
  games: { page: "mine" },
  preferences: { page: "preferences" },
  account: { page: "account" },
  recover: { page: "recover" },
};

/** What the path of an address means. */
export function routeOf(path: string): Route {
  const [first = "", second, third] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  if (first === "new") return { page: "new", game: second ?? null };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "r" && second) return { page: "record", id: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "join" && second) return { page: "join", link: second };
  if (first === "rules") return { page: "rules", game: second ?? null, rule: third ?? null };
  if (second === undefined && PLAIN[first]) return PLAIN[first];
  return { page: "unknown" };
}

const here = (): string => (typeof location === "undefined" ? "/" : location.pathname);

export const path = signal(here());

/** How often somebody went elsewhere: the same link once more means to be taken there once more. */
export const visits = signal(0);

/** Goes to another page of ours; replacing means to stay and only to call the page otherwise. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.value = here();
  if (replace) return;
  visits.value += 1;
  scrollTo(0, 0);
}

/** Lets links of ours change the page without loading it anew, and follows the back button. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path.value = here();
    visits.value += 1;
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
