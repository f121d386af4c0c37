import type { Page } from "@playwright/test";
import { headline } from "../fixtures/specification.ts";
import { expect, facts, goToServices, openHome, test } from "../support/test.ts";

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe("After a click from page to page", () => {
  test("the page is not loaded anew", async ({ page }) => {
    await openHome(page);
    let loads = 0;
    page.on("load", () => loads++);
    await goToServices(page);
    await page.getByRole("link", { name: facts.companyName }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    expect(loads).toBe(0);
  });

  test("the title is that page's, as if it had been loaded", async ({ page }) => {
    await page.goto("/services");
    const servicesTitle = await page.title();
    await openHome(page);
    const homeTitle = await page.title();
    expect(homeTitle).not.toBe(servicesTitle);
    await goToServices(page);
    await expect(page).toHaveTitle(servicesTitle);
    await page.goBack();
    await expect(page).toHaveTitle(homeTitle);
  });

  test("the focus is on the heading, so that a screen reader says where it is", async ({
    page,
  }) => {
    await openHome(page);
    await goToServices(page);
    await expect(page.getByRole("heading", { name: "Our Services" })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { name: headline })).toBeFocused();
  });

  test("the page is at its top, and going back restores the place", async ({ page }) => {
    await openHome(page);
    await page.evaluate(() => scrollTo(0, 700));
    await page.getByRole("link", { name: "Services" }).dispatchEvent("click");
    await expect(page.getByRole("heading", { name: "Our Services" })).toBeFocused();
    expect(await scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(700);
    await page.goForward();
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });
});

test("A page that is loaded takes the focus from nobody", async ({ page }) => {
  await openHome(page);
  await expect(page.locator("body")).toBeFocused();
});

test("A link to the page one is on leads to its top and adds no step back", async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => scrollTo(0, 700));
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: facts.companyName }).dispatchEvent("click");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
