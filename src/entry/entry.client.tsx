// First, so that the components' styles win over it.
import "../styles/index.css";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "../app.tsx";
import { keepDraft } from "../contact/draft.ts";
import { keepFallback } from "./fallback.ts";
// Last, so that it wins over the components' styles.
import "../styles/print.css";

const root = document.getElementById("root") as HTMLElement;

// Show the prerendered page's own URL. Unknown URLs get the home page (404.html, see
// site-build/site.ts), and some hosts also answer /services/ or /index.html.
const page = root.dataset.page as string;
if (location.pathname !== page) history.replaceState(null, "", page);

keepDraft(root.querySelector("form"));
const showFallback = keepFallback(root);

startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
    {
      onUncaughtError(error) {
        console.error(error);
        showFallback();
      },
    },
  );
});
