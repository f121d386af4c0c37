import "./styles/index.css";
import { StrictMode, startTransition } from "react";
import { App } from "./app.tsx";
import { PageRouter } from "./components/PageRouter.tsx";
import { readDraft } from "./contact/draft.ts";
import { pages } from "./pages.ts";
import { hydrateRoot } from "./react.ts";

// An unknown address shows the home page; the router must see it as such before it hydrates.
if (!pages.some(({ path }) => path === location.pathname)) {
  history.replaceState(null, "", "/");
}

const root = document.getElementById("root") as HTMLElement;
const draft = readDraft(root);

startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <PageRouter>
        <App draft={draft} />
      </PageRouter>
    </StrictMode>,
  );
});
