import type { Page } from "@playwright/test";
import { sampleMessage } from "../fixtures/specification.ts";
import { expectForm, fillForm } from "../support/contact-form.ts";
import {
  goToServices,
  homeLink,
  placeholderFacts,
  scripts,
  testimonialsLink,
} from "../support/page.ts";
import { waitForHydration } from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";

test.use({ allowedMessages: failedRequests });

test("What was typed is still there after a visit to another site", async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto("/");
  await fillForm(page);
  await visitAnotherSite(page);
  await expectForm(page, sampleMessage);
  await page.unroute(scripts);
  for (let visit = 0; visit < 2; visit++) {
    await visitAnotherSite(page);
    await waitForHydration(page);
    await expectForm(page, sampleMessage);
  }

  // Now React has rendered the form, instead of the build.
  await goToServices(page);
  await homeLink(page).click();
  await expectForm(page, sampleMessage);
  const changed = { ...sampleMessage, message: "Is there a garden?" };
  await fillForm(page, changed);
  await visitAnotherSite(page);
  await waitForHydration(page);
  await expectForm(page, changed);
  await page.route(scripts, (route) => route.abort());
  await visitAnotherSite(page);
  await expectForm(page, changed);
});

/**
 * Playwright turns off the back/forward cache, so the page is loaded again, as on a phone that is
 * short of memory. Chromium copies what was typed out of the page's process a second later. A program
 * that leaves sooner can lose it, but no person is that fast.
 */
async function visitAnotherSite(page: Page): Promise<void> {
  await page.route(placeholderFacts.testimonialsUrl, (route) => route.fulfill({ body: "Reviews" }));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  await testimonialsLink(page).click();
  await expect(page.getByText("Reviews")).toBeVisible();
  await page.goBack();
  const how = () => performance.getEntriesByType("navigation").map((entry) => entry.toJSON().type);
  expect(await page.evaluate(how)).toEqual(["back_forward"]);
}
