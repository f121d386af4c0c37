// The page is complete without script, so the script loads last: after the page is painted, in an
// idle moment, and in pieces small enough not to block scrolling. (`npm run dev` starts at step 3.)
// 1. This file decides whether the browser is new enough, and waits. Old browsers run only this file,
//    so it has no newer syntax than `import()`: no `?.`, no `??`.
// 2. react.ts loads React, a file of its own that stays in the browser's cache after a Publish.
// 3. entry.client.tsx hydrates the page. If React fails, fallback.ts shows the prerendered page again.

import { showNoscript } from "../contact/show-noscript.ts";
import { isNewEnough } from "./browsers.ts";

/**
 * The load event can fire before the first paint. A hidden page isn't painted, and not every browser
 * reports it: Firefox sometimes doesn't after Back.
 */
const painted = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 3000);
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });

/** A picture or a font that hangs holds up the load event forever. */
const LONGEST_LOAD = 5000;
const loaded = new Promise((resolve) => addEventListener("load", resolve));
const waited = () => new Promise((resolve) => setTimeout(resolve, LONGEST_LOAD));

const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 50);
  });

async function start() {
  try {
    await painted();
    await Promise.race([loaded, waited()]);
    await idle();
    await import("./react.ts");
    await idle();
    await import("./entry.client.tsx");
  } catch (error) {
    // If a file is gone, for example after a new version is published, the prerendered page stays and
    // works.
    console.error(error);
    showNoscript();
  }
}

if (isNewEnough) start();
else showNoscript();
