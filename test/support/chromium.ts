import { findTestBrowser } from "../../programs/chromium.ts";

/** What Playwright itself switches off and these tests need off: only the last such list counts. */
const asPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "BlockOriginHeaderModificationOnRedirect",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

/**
 * A whole Chromium draws parts of its own window with web pages, and keeps a process ready for the next
 * page. Without a window these only cost time: more than half of a short test's.
 */
const costly = [
  "PreloadTopChromeWebUI",
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

export const launchOptions = {
  executablePath: findTestBrowser(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    // Tests reach this machine only.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    `--disable-features=${[...asPlaywright, ...costly].join(",")}`,
  ],
};
