import type { Page } from "@playwright/test";
import { slideshow } from "../fixtures/specification.ts";
import { holdBack, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { slides } from "./site-files.ts";

// A small screen: the faster they are drawn, the sooner a round is over.
test.use({ viewport: { width: 390, height: 640 }, expectedMessages: [/^Failed to load resource/] });

const { interval } = slideshow;
const [first, second, third] = slides as [RegExp, RegExp, RegExp];

const shown = (page: Page) =>
  page.locator("[data-current=true] img").evaluate((image: HTMLImageElement) => image.currentSrc);

/** Lets the time pass until a picture is shown, at most two rounds of the slideshow. */
async function expectToCome(page: Page, picture: RegExp): Promise<void> {
  const goOn = async () => {
    await page.clock.runFor(interval / 2);
    return shown(page);
  };
  await expect.poll(goOn, { intervals: [50], timeout: 60_000 }).toMatch(picture);
}

test("A picture that failed is shown in the next round", async ({ page }) => {
  await page.clock.install();
  await page.route(second, (route) => route.abort());
  await openHome(page);
  await expectToCome(page, third);
  await page.unroute(second);
  await expectToCome(page, second);
});

test("A while without a line does not end the slideshow", async ({ page, context }) => {
  await page.clock.install();
  await openHome(page);
  await context.setOffline(true);
  const failure = page.waitForEvent("requestfailed");
  await page.clock.runFor(4 * interval);
  await failure;
  expect(await shown(page)).toMatch(first);
  await context.setOffline(false);
  await expectToCome(page, second);
});

test("A turn of the phone while a picture is on its way does not lose the picture", async ({
  page,
}) => {
  await page.clock.install();
  await openHome(page);
  const letThrough = await holdBack(page, second);
  const asked = page.waitForRequest(second);
  await page.clock.runFor(0.6 * interval);
  const upright = (await asked).url();
  const askedAgain = page.waitForRequest((request) => {
    return second.test(request.url()) && request.url() !== upright;
  });
  await page.setViewportSize({ width: 844, height: 390 });
  await askedAgain;
  letThrough();
  await expectToCome(page, second);
});

test("A click on a link that is undone does not lose the picture on its way", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  const letThrough = await holdBack(page, second);
  const asked = page.waitForRequest(second);
  await page.clock.runFor(0.6 * interval);
  await asked;
  await page.evaluate(() => window.stop());
  letThrough();
  await expectToCome(page, second);
});

test.describe("Where nothing moves by itself", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a first picture that fails is replaced at once", async ({ page }) => {
    await page.route(first, (route) => route.abort());
    await openHome(page);
    await expect.poll(() => shown(page)).toMatch(second);
    await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
  });
});
