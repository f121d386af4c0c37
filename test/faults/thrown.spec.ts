import type { Page } from "@playwright/test";
import { successMessage } from "../fixtures/specification.ts";
import {
  closeAlert,
  expectForm,
  fillForm,
  sendAndFail,
  sendAndSeeToast,
  sendButton,
  sendNatively,
  typed,
} from "../support/contact-form.ts";
import { expectReadableAndCallable, goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { breakPage, setBroken, thrown } from "./break-page.ts";
import { expectWorkingPlainPage } from "./working-page.ts";

/** Only our script adds the button for the slideshow. */
const expectPlainPage = (page: Page) =>
  expect(page.getByRole("button", { name: /slideshow/ })).toHaveCount(0);

test.use({ expectedMessages: [/An error on purpose/] });

/** Collects the console's messages, since every error should show once. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => errors.push(message.text()));
  return errors;
}

for (const place of ["effect", "render"] as const) {
  test(`After an error in the first ${place}, visitors can read, call and send`, async ({
    page,
    email,
  }) => {
    const errors = errorsOf(page);
    await breakPage(page, place, true);
    await page.goto("/");
    await expect.poll(() => errors.length).toBe(1);
    await expectPlainPage(page);
    await expectWorkingPlainPage(page, email);
    expect(errors).toEqual([expect.stringContaining(thrown)]);
  });
}

test("A later error keeps the scroll position and what was typed", async ({ page, email }) => {
  await page.clock.install();
  const errors = errorsOf(page);
  await breakPage(page, "reducer");
  await openHome(page);
  await fillForm(page);
  const place = await page.evaluate(() => scrollY);
  await setBroken(page, true);
  await page.clock.runFor(60_000);
  await expectPlainPage(page);
  await expectForm(page, typed);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expectReadableAndCallable(page);
  await sendNatively(page);
  expect(email.messages).toMatchObject([typed]);
  expect(errors).toEqual([expect.stringContaining(thrown)]);
});

test("After an error on Services, Services shows, and Back leads home", async ({ page }) => {
  await breakPage(page, "Services");
  await openHome(page);
  await setBroken(page, true);
  await page.getByRole("link", { name: "Services" }).click();
  await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
  await expect(page).toHaveTitle(/^Our Services/);
  await expect(page).toHaveURL(/\/services$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expectReadableAndCallable(page);
});

test("After an error on Services, a visitor who has typed gets the form back", async ({
  page,
  email,
}) => {
  await breakPage(page, "Services");
  await openHome(page);
  await fillForm(page);
  await setBroken(page, true);
  await page.getByRole("link", { name: "Services" }).click();
  await expectPlainPage(page);
  await expectForm(page, typed);
  await expect(page).toHaveURL(/\/$/);
  await sendNatively(page);
  expect(email.messages).toMatchObject([typed]);
});

test("After an error on the way home, the home page shows with what was typed", async ({
  page,
}) => {
  await breakPage(page, "effect");
  await page.goto("/services");
  await page.getByRole("link", { name: "Services" }).focus();
  await page.getByRole("banner").getByRole("link").nth(1).click();
  await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible();
  await fillForm(page);
  await goToServices(page);
  await setBroken(page, true);
  await page.goBack();
  await expectPlainPage(page);
  await expectReadableAndCallable(page);
  await expectForm(page, typed);
});

test("An error during a send neither loses the message nor sends it twice", async ({
  page,
  email,
}) => {
  await page.clock.install();
  const answer = email.delayAnswers();
  await breakPage(page, "reducer");
  await openHome(page);
  await fillForm(page);
  await sendButton(page).click();
  await expect.poll(() => email.messages.length).toBe(1);
  await setBroken(page, true);
  await page.clock.runFor(60_000);
  await expectPlainPage(page);
  await expectForm(page, typed);
  await sendButton(page).click();
  const [alert] = await Promise.all([closeAlert(page), answer()]);
  expect(alert).toBe(successMessage);
  await expectForm(page);
  expect(email.messages).toHaveLength(1);
});

test("An error at the moment of sending shows an alert, and the page stays", async ({
  page,
  email,
}) => {
  await breakPage(page, "handler");
  await openHome(page);
  await fillForm(page);
  await setBroken(page, true);
  await sendAndFail(page);
  await setBroken(page, false);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([typed]);
});
