import type { Page } from "@playwright/test";
import { otherPages } from "../../src/pages.ts";
import { fieldNames, fields, headings, labels } from "../fixtures/specification.ts";
import { closeButton, field, fillForm, sendButton, showToast } from "../support/contact-form.ts";
import { card, goToServices, openHome, openPage, placeholderFacts } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { nameOfFocused, pressTab, visitTabStops } from "./tab-stops.ts";

const homeStops = [
  labels.skip,
  placeholderFacts.companyName,
  ...otherPages.map(({ name }) => name),
  labels.testimonials,
  `${labels.call} ${placeholderFacts.phone.display}`,
  labels.pause,
  ...fieldNames.map((name) => fields[name].label),
  labels.send,
  labels.map,
  labels.directions,
  placeholderFacts.phone.display,
];

test("Visitors can do everything with only the keyboard", async ({ page }) => {
  await openPage(page, "/");
  await test.step("the first stop is a link that skips the top bar", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("banner").getByRole("link", { name: labels.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await pressTab(page);
    await expect(page.getByRole("banner").locator(":focus")).toHaveCount(0);
  });
  expect(await visitTabStops(page)).toEqual(homeStops);
  const footerLink = page.getByRole("contentinfo").getByRole("link");
  await page.keyboard.press("Tab");
  await expect(footerLink).not.toBeFocused();

  await fillForm(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(closeButton(page)).toBeVisible();
  await expect(sendButton(page), "the toast doesn't take the focus").toBeFocused();
  while ((await nameOfFocused(page)) !== labels.close) await pressTab(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: headings.contact })).toBeFocused();
  await pressTab(page);
  await expect(field(page, "name")).toBeFocused();
});

test("After a click on a text, Tab goes on from there", async ({ page }) => {
  await openHome(page);
  await card(page, headings.about).locator("p").last().click();
  await page.keyboard.press("Tab");
  await expect(field(page, "name")).toBeFocused();
});

test("A heading has no ring when it gets the focus", async ({ page }) => {
  await openHome(page);
  await showToast(page);
  await closeButton(page).press("Enter");
  await expectFocusedWithoutRing(page, headings.contact);
  await goToServices(page);
  await expectFocusedWithoutRing(page, headings.services);
});

async function expectFocusedWithoutRing(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { name });
  await page.keyboard.press("ArrowDown");
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "none");
  await expect(heading).toHaveCSS("box-shadow", "none");
  await page.keyboard.press("Tab");
  await expect(
    heading,
    "screen readers call a heading that can get the focus a button",
  ).not.toHaveAttribute("tabindex");
}
