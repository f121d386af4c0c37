// The page is complete without script, so the script comes last: after everything the visitor
// sees has loaded and is painted, in an idle moment, and in pieces small enough not to hold up a
// scroll.

/** What the script needs that an old browser may lack; there the page stays plain. */
const isSupported =
  "at" in Array.prototype &&
  "structuredClone" in window &&
  "matchMedia" in window &&
  "IntersectionObserver" in window &&
  "decode" in HTMLImageElement.prototype;

/** The load event can come ahead of the first paint; a hidden page is not painted at all. */
const painted = () =>
  new Promise<void>((resolve) => {
    const canTell =
      "PerformanceObserver" in window && PerformanceObserver.supportedEntryTypes?.includes("paint");
    if (document.hidden || !canTell) return resolve();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });

const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 50);
  });

async function start() {
  await painted();
  await idle();
  await import("react-dom/client");
  await idle();
  await import("./client.tsx");
}

// A file that is gone, as after a deployment, leaves the page as it is: plain HTML that works.
const startOrStayPlain = () => start().catch((error) => console.error(error));

if (isSupported) {
  if (document.readyState === "complete") startOrStayPlain();
  else addEventListener("load", startOrStayPlain, { once: true });
}
