import type { Page } from "@playwright/test";
import { slideshow } from "../fixtures/specification.ts";
import { delayResponses, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { slides } from "./site-files.ts";

// A small screen draws the pictures faster.
test.use({ viewport: { width: 390, height: 640 }, expectedMessages: [/^Failed to load resource/] });

const { interval } = slideshow;
const [first, second, third] = slides as [RegExp, RegExp, RegExp];

const shown = (page: Page) =>
  page.locator("[data-current=true] img").evaluate((image: HTMLImageElement) => image.currentSrc);

/** Moves the clock until the slideshow shows this picture. */
async function expectSoon(page: Page, picture: RegExp): Promise<void> {
  const wait = async () => {
    await page.clock.runFor(interval / 2);
    return shown(page);
  };
  await expect.poll(wait, { intervals: [50], timeout: 60_000 }).toMatch(picture);
}

test("A picture that failed shows in the next round", async ({ page }) => {
  await page.clock.install();
  await page.route(second, (route) => route.abort());
  await openHome(page);
  await expectSoon(page, third);
  await page.unroute(second);
  await expectSoon(page, second);
});

test("Going offline for a while doesn't end the slideshow", async ({ page, context }) => {
  await page.clock.install();
  await openHome(page);
  await context.setOffline(true);
  const failure = page.waitForEvent("requestfailed");
  await page.clock.runFor(4 * interval);
  await failure;
  expect(await shown(page)).toMatch(first);
  await context.setOffline(false);
  await expectSoon(page, second);
});

test("Turning the phone while a picture loads doesn't lose the picture", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  const release = await delayResponses(page, second);
  const asked = page.waitForRequest(second);
  await page.clock.runFor(0.6 * interval);
  const upright = (await asked).url();
  const askedAgain = page.waitForRequest((request) => {
    return second.test(request.url()) && request.url() !== upright;
  });
  await page.setViewportSize({ width: 844, height: 390 });
  await askedAgain;
  release();
  await expectSoon(page, second);
});

test("Canceling a click while a picture loads doesn't lose the picture", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  const release = await delayResponses(page, second);
  const asked = page.waitForRequest(second);
  await page.clock.runFor(0.6 * interval);
  await asked;
  await page.evaluate(() => window.stop());
  release();
  await expectSoon(page, second);
});

test.describe("With reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the next picture replaces a first picture that fails", async ({ page }) => {
    await page.route(first, (route) => route.abort());
    await openHome(page);
    await expect.poll(() => shown(page)).toMatch(second);
    await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
  });
});
