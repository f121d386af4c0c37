import type { Page } from "@playwright/test";

export type Open = (options: { javaScriptEnabled: boolean }) => Promise<BrowserPage>;

/** All that the journeys need from a browser. WebKitGTK doesn't work with Playwright. */
export type BrowserPage = Pick<Page, "evaluate"> & {
  /** Doesn't wait for the page. */
  goto: (url: string) => Promise<unknown>;
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
export const desktopWidth = 1280;
