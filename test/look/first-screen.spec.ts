import type { Page } from "@playwright/test";
import { callLink, openHome, setTextSize, topBarLinks } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText } from "../support/whole-text.ts";
import { showLongestWords } from "./longest-words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const usualScreens = [
  [360, 640],
  [667, 375],
  [844, 390],
  [1440, 900],
  [2560, 1300],
] as const;

const screensWithLargeText = [
  [20, 320, 568],
  [24, 360, 640],
  [24, 390, 664],
  [32, 412, 915],
] as const;

test("Four links and long words leave the call link on the first screen", async ({ page }) => {
  await openHome(page);
  for (const [width, height] of usualScreens) await expectOnFirstScreen(page, width, height);
  await showFourLinks(page);
  for (const [width, height] of usualScreens) await expectOnFirstScreen(page, width, height);

  for (const [size, width, height] of screensWithLargeText) {
    await setTextSize(page, size);
    await expectOnFirstScreen(page, width, height);
  }
  await setTextSize(page, 16);

  await showLongestWords(page);
  await expectOnFirstScreen(page, 320, 568);
  await expectOnFirstScreen(page, 390, 844);
});

async function expectOnFirstScreen(page: Page, width: number, height: number): Promise<void> {
  const where = `at ${width} × ${height} px`;
  await page.setViewportSize({ width, height });
  const call = callLink(page);
  for (const part of [page.getByRole("heading", { level: 1 }), page.locator("h1 + p"), call]) {
    await expect(part, where).toBeInViewport({ ratio: 1 });
  }
  await expectWholeText(page, where);
  for (const link of [call, ...(await topBarLinks(page).all())]) {
    expect((await link.boundingBox())?.height, where).toBeGreaterThanOrEqual(44);
  }
}

async function showFourLinks(page: Page): Promise<void> {
  const links = topBarLinks(page);
  const missing = ["Our Team", "Gallery"].slice(0, 4 - (await links.count()));
  await links.first().evaluate((link, names) => {
    for (const name of names) {
      const copy = link.cloneNode() as Element;
      copy.textContent = name;
      link.after(copy);
    }
  }, missing);
  await expect(links).toHaveCount(4);
}
