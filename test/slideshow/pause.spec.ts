import type { Page } from "@playwright/test";
import { heroPictureNames } from "../fixtures/content.ts";
import { slideshow } from "../fixtures/specification.ts";
import {
  delayResponses,
  edges,
  goBack,
  goToServices,
  letObserversLook,
  openHome,
} from "../support/page.ts";
import {
  currentPicture,
  expectMoving,
  expectStill,
  filesOf,
  letTimePass,
  openOnStoppedClock,
  pauseButton,
  playButton,
  slidePictures,
  slideshowButton,
  waitForPictures,
} from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";

const [first, second] = heroPictureNames as [string, string];

test("The slideshow stops out of sight, and after Pause until Play", async ({ page }) => {
  await openOnStoppedClock(page);
  await setVisibility(page, "hidden");
  await expectStill(page);
  await setVisibility(page, "visible");
  await expectMoving(page);

  const end = await endOfPictures(page);
  await scrollTo(page, end + 2);
  await expectStill(page);
  await scrollTo(page, end - 2);
  await expectMoving(page);

  await pauseButton(page).click();
  await expect(playButton(page)).toBeFocused();
  await expectStill(page);
  await goToServices(page);
  await goBack(page);
  await expect(playButton(page)).toBeVisible();
  await expectStill(page);
  await playButton(page).click();
  await expect(pauseButton(page)).toBeFocused();
  await expectMoving(page);
});

test("A picture that nobody sees stops loading until somebody does", async ({ page }) => {
  const files = filesOf(second);
  const release = await delayResponses(page, files);
  await openOnStoppedClock(page);
  const [request] = await Promise.all([
    page.waitForRequest(files),
    letTimePass(page, slideshow.interval),
  ]);
  const stopped = page.waitForEvent("requestfailed", (failed) => failed === request);
  await scrollTo(page, (await endOfPictures(page)) + 2);
  await stopped;
  release();
  await expectStill(page);
  await scrollTo(page, 0);
  await expectMoving(page);
});

test.describe("With reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, allowedMessages: failedRequests });

  test("a picture is only replaced if it fails, until Play", async ({ page }) => {
    await page.clock.install();
    await page.route(filesOf(first), (route) => route.abort());
    await openHome(page);
    await expect(currentPicture(page)).toHaveAttribute("data-picture", second);
    await expect(playButton(page)).toBeVisible();
    await expectStill(page);
    await playButton(page).click();
    await expectMoving(page);
  });

  test("there's a picture again after the phone is rotated offline", async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await openHome(page);
    await context.setOffline(true);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(currentPicture(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.clock.runFor(slideshow.interval);
    await waitForPictures(page);
    await expect(currentPicture(page)).toBeVisible();
    await expect(playButton(page)).toBeVisible();
    await expectStill(page);
  });
});

test("With Save-Data on, only one picture loads until Play", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.clock.install();
  await openHome(page);
  await expect(playButton(page)).toBeVisible();
  await expectStill(page);
  await expect(slidePictures(page)).toHaveCount(1);
  await playButton(page).click();
  await expectMoving(page);
});

const endOfPictures = (page: Page) =>
  currentPicture(page).evaluate((image) => {
    const slides = image.closest("[data-current]")?.parentElement as Element;
    return slides.getBoundingClientRect().bottom + scrollY;
  });

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), top);
  await letObserversLook(page);
}

async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("Pause and Play are equally wide, so a second click anywhere counts", async ({ page }) => {
  await openHome(page);
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await edges(slideshowButton(page));
    await slideshowButton(page).click();
    expect(await edges(slideshowButton(page)), `at ${width} px`).toEqual(before);
  }
});
