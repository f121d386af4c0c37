import { isSendUnderWay } from "./contact/contact.ts";
import { hasDraft, restoreDraft } from "./contact/draft.ts";
import { showNativeNote } from "./contact/native-note.ts";

type Page = { path: string; title: string; root: HTMLElement };

/**
 * An error that reaches React's root empties the page. The page that the build wrote works without
 * script, so keep a copy and put it back when React gives up.
 */
export function keepWrittenPage(root: HTMLElement) {
  const written: Page = {
    path: location.pathname,
    title: document.title,
    // In its own document, so that its pictures are not loaded again.
    root: document.implementation.createHTMLDocument("").importNode(root, true),
  };
  const isStillThere = () => location.pathname === written.path;
  const hasTheDraft = () => hasDraft() && written.root.querySelector("form") !== null;

  return async function putBack(): Promise<void> {
    const isWanted = isStillThere() || hasTheDraft();
    const page = (!isWanted && (await fetchPage())) || written;
    show(page, root);
  };
}

function show({ path, title, root: plain }: Page, root: HTMLElement): void {
  if (location.pathname !== path) history.replaceState(null, "", path);
  document.title = title;
  root.replaceWith(document.adoptNode(plain));
  restoreDraft(plain);
  showNativeNote(plain);
  plain.addEventListener("submit", (event) => isSendUnderWay() && event.preventDefault());
  addEventListener("popstate", () => location.pathname !== path && location.reload());
}

/** The page that React navigated to; undefined if it cannot be loaded. */
function fetchPage(): Promise<Page | undefined> {
  const request = new XMLHttpRequest();
  request.responseType = "document";
  request.open("GET", location.href);
  return new Promise((resolve) => {
    request.onloadend = () => {
      const page: Document | null = request.response;
      const root = page?.getElementById("root");
      resolve(page && root ? { path: location.pathname, title: page.title, root } : undefined);
    };
    request.send();
  });
}
