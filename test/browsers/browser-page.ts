import type { BrowserContextOptions, Page } from "@playwright/test";

/** What the visitor's device is set to. */
export type Settings = Pick<
  BrowserContextOptions,
  "colorScheme" | "reducedMotion" | "javaScriptEnabled"
>;

export type Open = (settings: Settings) => Promise<BrowserPage>;

/** All that the journeys need from a browser. WebKitGTK doesn't work with Playwright. */
export type BrowserPage = Pick<Page, "evaluate"> & {
  /** Doesn't wait for the page. */
  goto: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  setWidth: (width: number) => Promise<unknown>;
  click: (xpath: string) => Promise<unknown>;
  /** Types where the focus is. "\n" is the Enter key and "\t" the Tab key. */
  type: (text: string) => Promise<unknown>;
  /** Waits for the browser's alert, closes it and returns what it said. */
  closeAlert: () => Promise<string>;
  close: () => Promise<unknown>;
};

export const height = 900;
/** Nothing listens there, so a browser that takes it for its proxy reaches only this machine. */
export const deadProxy = "localhost:9";
export const desktopWidth = 1280;
