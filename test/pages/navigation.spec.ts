import type { Page } from "@playwright/test";
import { headline } from "../fixtures/specification.ts";
import { field } from "../support/contact-form.ts";
import { goToServices, homeLink, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("Links, Back and Forward set the title, scroll position and focus without a load", async ({
  page,
}) => {
  await page.goto("/services");
  const servicesTitle = await page.title();
  await openHome(page);
  const homeTitle = await page.title();
  expect(homeTitle).not.toBe(servicesTitle);
  await expect(page.locator("body"), "a page load doesn't move the focus").toBeFocused();
  let loads = 0;
  page.on("load", () => loads++);
  await page.evaluate(() => scrollTo(0, 700));

  await page.getByRole("link", { name: "Services" }).dispatchEvent("click");
  await expectPage(page, { title: servicesTitle, name: "Our Services", scroll: 0 });
  await page.goBack();
  await expectPage(page, { title: homeTitle, name: headline, scroll: 700 });
  await page.goForward();
  await expectPage(page, { title: servicesTitle, name: "Our Services", scroll: 0 });
  await homeLink(page).click();
  await expectPage(page, { title: homeTitle, name: headline, scroll: 0 });
  expect(loads).toBe(0);
});

test("A link to the current page goes to its top and adds no history entry", async ({ page }) => {
  await openHome(page);
  await goToServices(page);
  await page.evaluate(() => scrollTo(0, 300));
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Services" }).dispatchEvent("click");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(heading(page, headline)).toBeVisible();
});

test("The skip link and Back from it don't count as a new page", async ({ page }) => {
  await openHome(page);
  await goToServices(page);
  await page.goBack();
  await goToServices(page);
  await page.locator('header a[href="/"]').click();
  await page.getByRole("link", { name: /^Skip to/ }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("heading", { name: "Find Us" }).scrollIntoViewIfNeeded();
  await field(page, "name").focus();
  const title = await page.title();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle(title);
  await expect(field(page, "name")).toBeFocused();
});

async function expectPage(
  page: Page,
  { title, name, scroll }: { title: string; name: string; scroll: number },
): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => scrollPosition(page)).toBe(scroll);
}
