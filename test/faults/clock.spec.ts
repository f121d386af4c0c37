import type { Page } from "@playwright/test";
import { slideshow } from "../fixtures/specification.ts";
import { letTimePass, openOnStoppedClock, shownPicture } from "../support/clock.ts";
import { expectForm, fillForm, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable, goBack, goToServices } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const newYearsEve = new Date("2031-12-31T23:00:00");

test("When the clock jumps, the year follows and the slideshow goes on", async ({ page }) => {
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
    const before = await shownPicture(page);
    await letTimePass(page, slideshow.interval);
    await expect.poll(() => shownPicture(page)).not.toBe(before);
  }
});

test("A tab that slept for a day shows no burst of pictures and has lost nothing", async ({
  page,
}) => {
  await openOnStoppedClock(page, newYearsEve);
  await fillForm(page, typed);
  await page.evaluate(countChanges);

  await setVisibility(page, "hidden");
  const before = await shownPicture(page);
  await page.clock.fastForward("24:00:00");
  await setVisibility(page, "visible");
  await letTimePass(page, slideshow.interval - 100);
  expect(await shownPicture(page)).toBe(before);
  expect(await page.evaluate(() => document.body.dataset.changes)).toBe("0");

  await letTimePass(page, 200);
  await expect.poll(() => shownPicture(page)).not.toBe(before);
  expect(await page.evaluate(() => document.body.dataset.changes)).toBe("1");
  await expectForm(page, typed);
  await expectReadableAndCallable(page);
});

test("A computer that slept for a day with the page in view changes one picture at most", async ({
  page,
}) => {
  await openOnStoppedClock(page, newYearsEve);
  await page.evaluate(countChanges);
  const before = await shownPicture(page);
  await page.clock.fastForward("24:00:00");
  await expect.poll(() => shownPicture(page)).not.toBe(before);
  expect(await page.evaluate(() => document.body.dataset.changes)).toBe("1");
});

/** Runs in the browser. */
function countChanges(): void {
  document.body.dataset.changes = "0";
  const observer = new MutationObserver((records) => {
    const begun = records.filter(
      ({ target }) => target instanceof HTMLElement && target.dataset.current === "true",
    );
    document.body.dataset.changes = String(Number(document.body.dataset.changes) + begun.length);
  });
  observer.observe(document.body, { attributeFilter: ["data-current"], subtree: true });
}

async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
