import { alertInsteadOfToast, isSending } from "./contact/contact-store.ts";
import { hasDraft, restoreDraft } from "./contact/draft.ts";
import { showNativeNote } from "./contact/native-note.ts";

type PlainPage = { path: string; title: string; root: HTMLElement };

/**
 * An error that reaches React's root empties the page. The plain page, as the build wrote it, works
 * without script, so keep a copy and put it back when React gives up.
 */
export function keepPlainPage(root: HTMLElement) {
  const kept: PlainPage = {
    path: location.pathname,
    title: document.title,
    // In its own document, so that its pictures are not loaded again.
    root: document.implementation.createHTMLDocument("").importNode(root, true),
  };
  let shown: PlainPage = { ...kept, root };
  let focused = document.activeElement;
  document.addEventListener("focusin", () => {
    focused = document.activeElement;
  });

  function show(page: PlainPage): void {
    shown.root.replaceWith(page.root);
    shown = page;
    document.title = page.title;
    restoreDraft();
    showNativeNote();
    document.getElementById(focused?.id ?? "")?.focus({ preventScroll: true });
  }

  /** Loads the page that the visitor has gone to, unless it can't be loaded or a draft would be lost. */
  async function follow(): Promise<void> {
    const path = location.pathname;
    if (path === shown.path) return;
    const page = isInUse(shown) ? undefined : await fetchPage(path);
    // Back or Forward was pressed, and that has called this again.
    if (path !== location.pathname) return;
    if (page && hasUnsent() && !isInUse(shown)) return show(page);
    // Even if the other page is about to load. `location.replace` with the URL that is already shown
    // would be a reload, and Back would then change only the URL.
    history.replaceState(null, "", shown.path);
    if (page && !hasUnsent()) location.replace(path);
  }

  return function putBack(): void {
    // React can fail again while it cleans up.
    if (shown.root !== root) return;
    alertInsteadOfToast();
    show(kept);
    follow();
    addEventListener("popstate", follow);
    addEventListener("submit", (event) => isSending() && event.preventDefault());
  };
}

const hasUnsent = () => hasDraft() || isSending();

/** Only a page with a form keeps what was typed. */
const isInUse = ({ root }: PlainPage) => hasUnsent() && root.querySelector("form") !== null;

/** Undefined if it can't be loaded. */
function fetchPage(path: string): Promise<PlainPage | undefined> {
  // Not fetch(): our policy forbids turning text into a document.
  const request = new XMLHttpRequest();
  request.responseType = "document";
  request.open("GET", path);
  return new Promise((resolve) => {
    request.onloadend = () => {
      const page: Document | null = request.response;
      const root = page?.getElementById("root");
      resolve(page && root ? { path, title: page.title, root } : undefined);
    };
    request.send();
  });
}
