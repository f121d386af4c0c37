import { fillForm, sendButton, successText } from "../support/contact-form.ts";
import { goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("Closing the toast leaves the visitor where they are", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openHome(page);
  await fillForm(page);
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const place = await page.evaluate(() => window.scrollY);
  await expect(sendButton(page)).not.toBeInViewport();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(sendButton(page)).toBeFocused();
  const end = await page.evaluate(() => document.body.scrollHeight - window.innerHeight);
  expect(await page.evaluate(() => window.scrollY)).toBe(Math.min(place, end));
});

test("The skip link, and Back from it, do not count as a new page", async ({ page }) => {
  await openHome(page);
  await goToServices(page);
  await page.goBack();
  await goToServices(page);
  await page.locator('header a[href="/"]').click();
  await page.getByRole("link", { name: /^Skip to/ }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("heading", { name: "Find Us" }).scrollIntoViewIfNeeded();
  await page.getByLabel("Your name").focus();
  const title = await page.title();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle(title);
  await expect(page.getByLabel("Your name")).toBeFocused();
});
