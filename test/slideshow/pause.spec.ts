import type { Page } from "@playwright/test";
import { heroPictures } from "../fixtures/content.ts";
import { expectMoving, expectStill, openOnStoppedClock } from "../support/clock.ts";
import { goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const pause = (page: Page) => page.getByRole("button", { name: /^Pause/ });
const play = (page: Page) => page.getByRole("button", { name: /^Play/ });

test("The slideshow stops in a hidden tab, and after Pause it stays stopped until Play", async ({
  page,
}) => {
  await openOnStoppedClock(page);
  await setVisibility(page, "hidden");
  await expectStill(page);
  await setVisibility(page, "visible");
  await expectMoving(page);

  await pause(page).click();
  await expect(play(page)).toBeFocused();
  await expectStill(page);
  await goToServices(page);
  await page.goBack();
  await expect(play(page)).toBeVisible();
  await expectStill(page);
  await play(page).click();
  await expect(pause(page)).toBeFocused();
  await expectMoving(page);
});

test.describe("With reduced motion", () => {
  test.use({
    contextOptions: { reducedMotion: "reduce" },
    expectedMessages: /^console error: Failed to load resource/,
  });

  test("a picture is only replaced if it fails, until Play", async ({ page }) => {
    await page.clock.install();
    await page.route(new RegExp(`/assets/${heroPictures[0]}-`), (route) => route.abort());
    await openHome(page);
    await expect(page.locator("[data-current=true] img")).toHaveAttribute("data-picture", "hero-2");
    await expect(play(page)).toBeVisible();
    await expectStill(page);
    await play(page).click();
    await expectMoving(page);
  });
});

test("With Save-Data on, only one picture loads until Play", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.clock.install();
  await openHome(page);
  await expect(play(page)).toBeVisible();
  await expectStill(page);
  await expect(page.getByRole("main").locator("img")).toHaveCount(1);
  await play(page).click();
  await expectMoving(page);
});

async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
