import type { Page } from "@playwright/test";
import { expectForm, fillForm, typed } from "../support/contact-form.ts";
import {
  facts,
  goToServices,
  homeLink,
  openHome,
  scripts,
  testimonialsLink,
} from "../support/site.ts";
import { expectReact } from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";

test("After a visit to another site, what was typed is still there", async ({ page }) => {
  await openHome(page);
  await fillForm(page);
  await visitAnotherSite(page);
  await expectReact(page);
  await expectForm(page, typed);

  // Now React has rendered the form, instead of the build.
  await goToServices(page);
  await homeLink(page).click();
  await fillForm(page, { message: "Is there a garden?" });
  await visitAnotherSite(page);
  await expectReact(page);
  await expectForm(page, { ...typed, message: "Is there a garden?" });
});

test.describe("If the script fails to load", () => {
  test.use({ expectedMessages: failedRequests });

  test("before or after a visit to another site, what was typed is still there", async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto("/");
    await fillForm(page);
    await visitAnotherSite(page);
    await expectForm(page, typed);
    await page.unroute(scripts);
    await visitAnotherSite(page);
    await expectReact(page);
    await expectForm(page, typed);
    await page.route(scripts, (route) => route.abort());
    await visitAnotherSite(page);
    await expectForm(page, typed);
  });
});

/**
 * Playwright turns off the back/forward cache, so the page is loaded again, as on a phone that is
 * short of memory.
 */
async function visitAnotherSite(page: Page): Promise<void> {
  await page.route(facts.testimonialsUrl, (route) => route.fulfill({ body: "Reviews" }));
  await testimonialsLink(page).click();
  await expect(page.getByText("Reviews")).toBeVisible();
  await page.goBack();
  const how = () => performance.getEntriesByType("navigation").map((entry) => entry.toJSON().type);
  expect(await page.evaluate(how)).toEqual(["back_forward"]);
}
