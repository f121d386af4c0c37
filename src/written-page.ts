import { isSendUnderWay } from "./contact/contact.ts";
import { hasDraft, restoreDraft } from "./contact/draft.ts";

type Page = { path: string; title: string; root: HTMLElement };

/**
 * An error that reaches React's root empties it. The page that the build wrote reads, calls and
 * sends without script, so it is kept, and put back when React gives up.
 */
export function keepWrittenPage(root: HTMLElement) {
  const written: Page = {
    path: location.pathname,
    title: document.title,
    // In a document of its own, where its pictures are not fetched again.
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
  plain.addEventListener("submit", (event) => isSendUnderWay() && event.preventDefault());
  addEventListener("popstate", () => location.pathname !== path && location.reload());
}

/** The page at the address to which React has brought the visitor; none where it cannot be had. */
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
