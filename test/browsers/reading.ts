import { pages } from "../../src/pages.ts";
import {
  categories,
  headings,
  headline,
  labels,
  sampleMessage,
} from "../fixtures/specification.ts";

import { desktopWidth } from "./browser-page.ts";
import { expect } from "./expect.ts";
import type { Journeys } from "./visitor.ts";

const phoneWidth = 390;
const aService = categories[0]?.title as string;

export const reading: Journeys = {
  "read the home page, with its picture in AVIF": async (visitor) => {
    await visitor.openHome();
    await visitor.sees(headline);
    const [url, width] = await visitor.page.evaluate(() => {
      const { currentSrc, naturalWidth } = document.querySelector("main img") as HTMLImageElement;
      return [currentSrc, naturalWidth] as const;
    });
    expect(url).toMatch(/\.avif$/);
    expect(width).toBeGreaterThan(0);
  },

  "never scroll sideways, from a phone to a desktop": async ({ open, page }) => {
    for (const { path } of pages) {
      await open(path);
      for (const width of [320, phoneWidth, desktopWidth]) {
        await page.setWidth(width);
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
        const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(contentWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  },

  "look at the services, go back and find what they typed": async (visitor) => {
    await visitor.openHome();
    await visitor.fill(sampleMessage);
    await visitor.click(labels.services);
    await visitor.sees(aService);
    await visitor.expectFocused(headings.services);
    await visitor.page.goBack();
    await visitor.sees(headline);
    await visitor.expectForm(sampleMessage);
  },

  "watch the slideshow and pause it for good, and load the map only when they come near it":
    async ({ openHome, click, sees, page, proxy }) => {
      const readPicture = () =>
        document.querySelector<HTMLElement>("[data-current=true] img")?.dataset.picture;
      await page.setWidth(phoneWidth);
      await openHome();
      const first = await page.evaluate(readPicture);
      await expect.poll(() => page.evaluate(readPicture)).not.toBe(first);
      const unwanted = proxy.requests.filter((path) => /\.jpe?g$|^\/maps/.test(path));
      expect(unwanted, "a picture loaded twice, or the map").toEqual([]);
      await click(labels.pause);
      await click(labels.services);
      await sees(aService);
      await page.goBack();
      await sees(labels.play);
      // Again and again, because on a slow machine the browser returns to the old position later.
      const scrollToMap = () => document.querySelector("footer")?.scrollIntoView();
      await expect
        .poll(() => page.evaluate(scrollToMap).then(() => proxy.requests))
        .toContainEqual(expect.stringMatching(/^\/maps/));
    },

  "press Tab and see a ring around the skip link": async (visitor) => {
    await visitor.openHome();
    await visitor.page.type("\t");
    await visitor.expectFocused(labels.skip);
    const ring = await visitor.page.evaluate(() => {
      const focused = document.querySelector(":focus-visible");
      return focused && getComputedStyle(focused).outlineStyle;
    });
    expect(ring).toBe("solid");
  },
};
