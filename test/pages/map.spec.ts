import type { Page } from "@playwright/test";
import { address, headings, labels, mapHeight } from "../fixtures/specification.ts";
import { answerMap, card, letObserversLook, openHome } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

const embed = `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`;
const map = (page: Page) => page.getByTitle(labels.map);

/** Scrolls until the map's box is this many pixels below the screen. */
async function scrollToWithin(page: Page, distance: number): Promise<void> {
  await card(page, headings.find).evaluate((card, gap) => {
    const box = card.querySelector("iframe, noscript")?.parentElement as Element;
    scrollBy(0, box.getBoundingClientRect().top - innerHeight - gap);
  }, distance);
  await letObserversLook(page);
}

test("The map loads when the visitor is about 300 px away, and not before", async ({ page }) => {
  await answerMap(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("google")) asked.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await openHome(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollToWithin(page, 350);
  await expect(map(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await scrollToWithin(page, 250);
  await expect(map(page).contentFrame().getByText("A map")).toBeVisible();
  expect(asked).toEqual([embed]);
  expect((await map(page).boundingBox())?.height).toBe(mapHeight);
  await expect(map(page), "Safari shows the drawing at night").toHaveCSS("color-scheme", "light");
  const heightNow = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heightNow, "the page doesn't grow").toBe(height);
});

test("A visitor who comes near the map offline sees it once the connection is back", async ({
  page,
}) => {
  await answerMap(page);
  await openHome(page);
  await page.context().setOffline(true);
  await scrollToWithin(page, -100);
  await expect(map(page), "not the browser's error page").toHaveCount(0);
  await page.context().setOffline(false);
  await expect(map(page).contentFrame().getByText("A map")).toBeVisible();
});
