import type { Page } from "@playwright/test";
import { slideshow } from "../fixtures/specification.ts";
import {
  expectMoving,
  letTimePass,
  openOnStoppedClock,
  recordPictures,
  shownPicture,
} from "../support/clock.ts";
import { expectForm, fillForm, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable, goBack, goToServices } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const newYearsEve = new Date("2031-12-31T23:00:00");

test("If the clock jumps, the year changes and the slideshow keeps going", async ({ page }) => {
  await openOnStoppedClock(page, newYearsEve);
  const year = page.getByRole("contentinfo").getByText(/© /);
  await expect(year).toContainText("© 2031 ");

  for (const [now, shown] of [
    ["2032-01-01T00:10:00", "© 2032 "],
    ["2029-06-01T12:00:00", "© 2029 "],
  ] as const) {
    await page.clock.setSystemTime(new Date(now));
    await goToServices(page);
    await expect(year).toContainText(shown);
    await goBack(page);
    await expectMoving(page);
  }
});

test("A tab that slept for a day doesn't rush through pictures, and loses nothing", async ({
  page,
}) => {
  await openOnStoppedClock(page, newYearsEve);
  await fillForm(page);
  const shown = await recordPictures(page);

  await setVisibility(page, "hidden");
  await page.clock.fastForward("24:00:00");
  await setVisibility(page, "visible");
  await letTimePass(page, slideshow.interval - 100);
  expect(await shown()).toEqual([]);

  await letTimePass(page, 200);
  await expect.poll(shown).toHaveLength(1);
  await expectForm(page, typed);
  await expectReadableAndCallable(page);
});

test("A computer that slept for a day changes only one picture", async ({ page }) => {
  await openOnStoppedClock(page, newYearsEve);
  const shown = await recordPictures(page);
  const before = await shownPicture(page);
  await page.clock.fastForward("24:00:00");
  await expect.poll(() => shownPicture(page)).not.toBe(before);
  expect(await shown()).toHaveLength(1);
});

async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
