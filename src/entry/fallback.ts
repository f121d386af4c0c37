import { isSending } from "../contact/contact-store.ts";
import { hasDraft, moveDraftTo } from "../contact/draft.ts";
import { showNoscript } from "../contact/show-noscript.ts";

/**
 * An error that reaches React's root empties the page. The prerendered page works without script, so
 * keep a copy and show it when React gives up.
 */
export function keepFallback(root: HTMLElement) {
  const { title } = document;
  const path = location.pathname;
  // In its own document, so that its pictures are not loaded again.
  const copy = document.implementation.createHTMLDocument("").importNode(root, true);

  return function showFallback(): void {
    root.replaceWith(copy);
    document.title = title;
    moveDraftTo(copy.querySelector("form"));
    showNoscript();
    showRightPage(path);
    addEventListener("popstate", () => showRightPage(path));
    addEventListener("submit", (event) => isSending() && event.preventDefault());
  };
}

/** Loads the page that the visitor has gone to, unless what was typed would be lost. */
function showRightPage(shown: string): void {
  const path = location.pathname;
  if (path === shown) return;
  // Even if the other page is about to load. `location.replace` with the URL that is already shown
  // would be a reload, and Back would then change only the URL.
  history.replaceState(null, "", shown);
  if (!hasDraft()) location.replace(path);
}
