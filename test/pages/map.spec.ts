import type { Page } from "@playwright/test";
import { address } from "../fixtures/specification.ts";
import { answerMap, expect, openHome, test } from "../support/test.ts";

const embed = `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`;
const map = (page: Page) => page.getByTitle(`Map of ${address}`);

/** Scrolls until the map's place is this far below the screen. */
async function scrollToWithin(page: Page, distance: number): Promise<void> {
  await page.getByRole("region", { name: "Find Us" }).evaluate((card, gap) => {
    const place = card.querySelector("iframe, noscript")?.parentElement as Element;
    scrollBy(0, place.getBoundingClientRect().top - innerHeight - gap);
  }, distance);
}

test.beforeEach(({ page }) => answerMap(page));

test("Google is asked for the map when the visitor is about 300 px away, and not before", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("google")) asked.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await openHome(page);
  await scrollToWithin(page, 350);
  await page.evaluate(nextFrames);
  await expect(map(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await scrollToWithin(page, 250);
  await expect(map(page).contentFrame().getByText("A map")).toBeVisible();
  expect(asked).toEqual([embed]);
});

test("The map is 300 px high, has a name, and leaves the page where it was", async ({ page }) => {
  await openHome(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollToWithin(page, -300);
  await expect(map(page)).toBeVisible();
  await expect(map(page)).toHaveAttribute("src", embed);
  expect((await map(page).boundingBox())?.height).toBe(300);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is simply there", async ({ page }) => {
    await page.goto("/");
    await expect(map(page)).toHaveAttribute("src", embed);
    await expect(map(page)).toHaveAttribute("loading", "lazy");
    await expect(map(page)).toHaveCSS("height", "300px");
  });
});

/** Long enough for an observer of the scroll to have spoken. */
function nextFrames(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
}
