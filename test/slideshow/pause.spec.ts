import type { Page } from "@playwright/test";
import { expect, goToServices, openHome, test } from "../support/test.ts";

const shownPicture = (page: Page) =>
  page.locator("[data-current=true] img").getAttribute("data-picture");
const pause = (page: Page) => page.getByRole("button", { name: /^Pause/ });
const play = (page: Page) => page.getByRole("button", { name: /^Play/ });

async function expectStill(page: Page): Promise<void> {
  const before = await shownPicture(page);
  await page.clock.runFor(60_000);
  expect(await shownPicture(page)).toBe(before);
}

async function expectMoving(page: Page): Promise<void> {
  const before = await shownPicture(page);
  await page.clock.runFor(5_000);
  await expect.poll(() => shownPicture(page)).not.toBe(before);
}

test.beforeEach(({ page }) => page.clock.install());

test("A visitor stops the pictures with Pause and starts them again with Play", async ({
  page,
}) => {
  await openHome(page);
  await pause(page).click();
  await expect(pause(page)).toBeHidden();
  await expectStill(page);
  await play(page).click();
  await expect(play(page)).toBeHidden();
  await expectMoving(page);
});

test("The pictures that a visitor stopped stay still after a look at Services", async ({
  page,
}) => {
  await openHome(page);
  await pause(page).click();
  await goToServices(page);
  await page.goBack();
  await expect(play(page)).toBeVisible();
  await expectStill(page);
});

test("No picture moves while the tab is hidden", async ({ page }) => {
  await openHome(page);
  await setVisibility(page, "hidden");
  await expectStill(page);
  await setVisibility(page, "visible");
  await expectMoving(page);
});

test("Who asks for less motion gets still pictures, and may start them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await expect(play(page)).toBeVisible();
  await expectStill(page);
  await play(page).click();
  await expectMoving(page);
});

test("Who saves data is sent one picture until asking for more", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openHome(page);
  await expect(play(page)).toBeVisible();
  await expectStill(page);
  await expect(page.getByRole("main").locator("img")).toHaveCount(1);
  await play(page).click();
  await expectMoving(page);
});

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
