import { isSendUnderWay } from "./contact/contact-store.ts";
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
  const isStillThere = () => location.pathname === kept.path;
  const hasTheDraft = () => hasDraft() && kept.root.querySelector("form") !== null;

  return async function putBack(): Promise<void> {
    const isWanted = isStillThere() || hasTheDraft();
    const page = (!isWanted && (await fetchPage())) || kept;
    show(page, root);
  };
}

function show({ path, title, root: plain }: PlainPage, root: HTMLElement): void {
  if (location.pathname !== path) history.replaceState(null, "", path);
  document.title = title;
  root.replaceWith(document.adoptNode(plain));
  restoreDraft(plain);
  showNativeNote(plain);
  plain.addEventListener("submit", (event) => isSendUnderWay() && event.preventDefault());
  addEventListener("popstate", () => location.pathname !== path && location.reload());
}

/** The page that React navigated to; undefined if it cannot be loaded. */
function fetchPage(): Promise<PlainPage | undefined> {
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
