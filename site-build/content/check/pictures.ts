import type { Page } from "@playwright/test";
import { expectMoving } from "../../../test/support/clock.ts";
import { hideWords, shareOfReadablePixels } from "../../../test/support/hero-contrast.ts";
import { openHome } from "../../../test/support/site.ts";
import type { PictureFile } from "../../pictures/find.ts";

const NEEDED = 0.98;

/** The pictures on which the headline or the line under it is hard to read, at any width. */
export async function picturesUnderWeakWords(page: Page, pictures: PictureFile[]) {
  const found = new Map<string, string>();
  await page.clock.install();
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await openHome(page);
    await page.getByRole("button", { name: "Play slideshow" }).click();
    const words = await hideWords(page);
    for (const { path } of pictures) {
      const share = await shareOfReadablePixels(page, words);
      if (share < NEEDED && !found.has(path)) {
        found.set(path, `at ${width} px ${Math.floor(share * 100)}%`);
      }
      await expectMoving(page);
    }
  }
  return Array.from(
    found,
    ([path, share]) =>
      `${path}: the words on it are hard to read (${share} of what lies behind the words leaves enough contrast, and 98% should). Use one that is darker there`,
  );
}
