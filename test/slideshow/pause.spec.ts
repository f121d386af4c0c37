import type { Page } from "@playwright/test";
import { heroPictures } from "../fixtures/content.ts";
import { goToServices, openHome } from "../support/site.ts";
import {
  currentPicture,
  expectMoving,
  expectStill,
  openOnStoppedClock,
  pauseButton,
  playButton,
} from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";

test("The slideshow stops in a hidden tab, and after Pause it stays stopped until Play", async ({
  page,
}) => {
  await openOnStoppedClock(page);
  await setVisibility(page, "hidden");
  await expectStill(page);
  await setVisibility(page, "visible");
  await expectMoving(page);

  await pauseButton(page).click();
  await expect(playButton(page)).toBeFocused();
  await expectStill(page);
  await goToServices(page);
  await page.goBack();
  await expect(playButton(page)).toBeVisible();
  await expectStill(page);
  await playButton(page).click();
  await expect(pauseButton(page)).toBeFocused();
  await expectMoving(page);
});

test.describe("With reduced motion", () => {
  test.use({
    contextOptions: { reducedMotion: "reduce" },
    expectedMessages: failedRequests,
  });

  test("a picture is only replaced if it fails, until Play", async ({ page }) => {
    await page.clock.install();
    await page.route(new RegExp(`/assets/${heroPictures[0]}-`), (route) => route.abort());
    await openHome(page);
    await expect(currentPicture(page)).toHaveAttribute("data-picture", heroPictures[1] as string);
    await expect(playButton(page)).toBeVisible();
    await expectStill(page);
    await playButton(page).click();
    await expectMoving(page);
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
  await expect(page.getByRole("main").locator("img")).toHaveCount(1);
  await playButton(page).click();
  await expectMoving(page);
});

async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
