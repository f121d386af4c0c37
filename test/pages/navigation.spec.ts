import type { Page } from "@playwright/test";
import { headings, headline, labels } from "../fixtures/specification.ts";
import { field } from "../support/contact-form.ts";
import {
  goToServices,
  homeLink,
  openHome,
  pageAt,
  placeholderFacts,
  servicesLink,
} from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test("Links, Back and Forward set title, scroll and focus without a load", async ({ page }) => {
  await openHome(page);
  await expect(page.locator("body"), "a page load doesn't move the focus").toBeFocused();
  let loads = 0;
  page.on("load", () => loads++);

  await page.evaluate(() => scrollTo(0, 700));
  await servicesLink(page).dispatchEvent("click");
  await expectPage(page, "/services", headings.services, 0);
  await page.goBack();
  await expectPage(page, "/", headline, 700);
  await page.goForward();
  await expectPage(page, "/services", headings.services, 0);

  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 300));
  await servicesLink(page).dispatchEvent("click");
  await expectPage(page, "/services", headings.services, 0);
  expect(await page.evaluate(() => history.length), "a link to the current page").toBe(steps);

  await homeLink(page).click();
  await expectPage(page, "/", headline, 0);

  await test.step("the skip link and Back from it don't count as a new page", async () => {
    await page.getByRole("link", { name: labels.skip }).press("Enter");
    await expect(page).toHaveURL(/#main$/);
    await field(page, "name").focus();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle(pageAt("/").title(placeholderFacts));
    await expect(field(page, "name")).toBeFocused();
  });
  expect(loads).toBe(0);
});

test("Two steps back, over the skip link, lead to the page before with its title", async ({
  page,
}) => {
  await openHome(page);
  await goToServices(page);
  await page.getByRole("link", { name: labels.skip }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(pageAt("/").title(placeholderFacts));
});

async function expectPage(page: Page, path: string, name: string, scroll: number): Promise<void> {
  await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
  await expect(page).toHaveTitle(pageAt(path).title(placeholderFacts));
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scroll);
}
