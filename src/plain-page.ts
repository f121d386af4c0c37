import { alertInsteadOfToast, isSending } from "./contact/contact-store.ts";
import { hasDraft, restoreDraft } from "./contact/draft.ts";
import { showNativeNote } from "./contact/native-note.ts";

/**
 * An error that reaches React's root empties the page. The plain page, as the build wrote it, works
 * without script, so keep a copy and put it back when React gives up.
 */
export function keepPlainPage(root: HTMLElement) {
  const { title } = document;
  const path = location.pathname;
  // In its own document, so that its pictures are not loaded again.
  const kept = document.implementation.createHTMLDocument("").importNode(root, true);
  let focused = document.activeElement;
  document.addEventListener("focusin", () => {
    focused = document.activeElement;
  });

  return function putBack(): void {
    // React can fail again while it cleans up.
    if (!root.isConnected) return;
    alertInsteadOfToast();
    root.replaceWith(kept);
    document.title = title;
    restoreDraft();
    showNativeNote();
    document.getElementById(focused?.id ?? "")?.focus({ preventScroll: true });
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
  if (!hasDraft() && !isSending()) location.replace(path);
}
