import type { Page } from "@playwright/test";
import type { PictureFile } from "../../site-build/pictures/find.ts";
import { expectMoving } from "../support/clock.ts";
import { shareOfReadablePixels } from "../support/hero-contrast.ts";
import { openHome } from "../support/site.ts";

const NEEDED = 0.98;

/** The pictures on which the headline or the line under it is hard to read, at any width. */
export async function picturesUnderWeakWords(page: Page, pictures: PictureFile[]) {
  const lines: string[] = [];
  await page.clock.install();
  await openHome(page);
  await page.getByRole("button", { name: "Play slideshow" }).click();
  for (const { path } of pictures) {
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      const share = await shareOfReadablePixels(page);
      if (share >= NEEDED) continue;
      const found = `at ${width} px ${Math.floor(share * 100)}% of what lies behind the words leaves enough contrast, and 98% should`;
      lines.push(
        `${path}: the words on it are hard to read (${found}). Use one that is darker there`,
      );
      break;
    }
    await expectMoving(page);
  }
  return lines;
}
