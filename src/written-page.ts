import { isSendUnderWay } from "./contact/contact.ts";
import { restoreDraft } from "./contact/draft.ts";

/**
 * An error that reaches React's root empties it. The page that the build wrote reads, calls and
 * sends without script, so it is kept, and put back when React gives up.
 */
export function keepWrittenPage(root: HTMLElement) {
  const written = { path: location.pathname, root: inertCopy(root), title: document.title };

  return async function putBack(): Promise<void> {
    const page = location.pathname === written.path ? written : await fetchPage();
    const { path, root: plain, title } = page ?? written;
    if (location.pathname !== path) history.replaceState(null, "", path);
    document.title = title;
    root.replaceWith(document.adoptNode(plain));
    restoreDraft(plain);
    plain.addEventListener("submit", (event) => isSendUnderWay() && event.preventDefault());
    addEventListener("popstate", () => location.pathname !== path && location.reload());
  };
}

/** In a document of its own, where its pictures are not fetched again. */
function inertCopy(root: HTMLElement): HTMLElement {
  return document.implementation.createHTMLDocument("").importNode(root, true);
}

/** The page at the address, where React has brought the visitor; nothing where it cannot be had. */
function fetchPage() {
  const request = new XMLHttpRequest();
  request.responseType = "document";
  request.open("GET", location.href);
  return new Promise<{ path: string; root: HTMLElement; title: string } | undefined>((resolve) => {
    request.onloadend = () => {
      const root = request.response?.getElementById("root");
      resolve(root ? { path: location.pathname, root, title: request.response.title } : undefined);
    };
    request.send();
  });
}
