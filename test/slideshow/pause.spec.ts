import type { Page } from "@playwright/test";
import { expectMoving, expectStill, openOnStoppedClock } from "../support/clock.ts";
import { goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const pause = (page: Page) => page.getByRole("button", { name: /^Pause/ });
const play = (page: Page) => page.getByRole("button", { name: /^Play/ });

test("Pause stops the pictures for the whole visit, until Play", async ({ page }) => {
  await openOnStoppedClock(page);
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

test("With reduced motion, the pictures are still until Play", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openHome(page);
  await expect(play(page)).toBeVisible();
  await expectStill(page);
  await play(page).click();
  await expectMoving(page);
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
