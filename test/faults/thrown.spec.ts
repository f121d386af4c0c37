import type { Page } from "@playwright/test";
import { failureMessage, successMessage } from "../fixtures/specification.ts";
import { closeAlert } from "../support/alert.ts";
import { expectForm, fillForm, sendButton, sendNatively, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable, goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Where our script can be made to throw: by the browser's own functions that it calls there. */
type Place = "effect" | "render" | "reducer" | "Services" | "handler";

const thrown = "An error on purpose";

/** The page throws from the start, or from the moment that `setBroken` says so. */
async function breakPage(page: Page, place: Place, isBroken = false): Promise<void> {
  await page.addInitScript(
    ([place, thrown, isBroken]) => {
      Object.assign(window, { isBroken });
      const breakFunction = (owner: object, name: string, isHere = (_array: unknown[]) => true) => {
        const original = Reflect.get(owner, name);
        Object.assign(owner, {
          [name](this: unknown[], ...parameters: unknown[]) {
            if (Reflect.get(window, "isBroken") && isHere(this)) throw new Error(thrown);
            return original.apply(this, parameters);
          },
        });
      };
      const isOfCategories = ([first]: unknown[]) => Object.hasOwn(Object(first), "items");
      const isOfSlides = (array: unknown[]) => array.includes("unasked");
      if (place === "effect") breakFunction(IntersectionObserver.prototype, "observe");
      if (place === "render") breakFunction(window, "matchMedia");
      if (place === "handler") breakFunction(HTMLFormElement.prototype, "cloneNode");
      if (place === "reducer") breakFunction(Array.prototype, "map", isOfSlides);
      if (place === "Services") breakFunction(Array.prototype, "map", isOfCategories);
    },
    [place, thrown, isBroken] as const,
  );
}

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((isBroken) => void Object.assign(window, { isBroken }), isBroken);

/** The plain page has no button for the slideshow, which would do nothing. */
const expectPlainPage = (page: Page) =>
  expect(page.getByRole("button", { name: /slideshow/ })).toHaveCount(0);

test.use({ expectedMessages: [/An error on purpose/] });

/** Every error is told once. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => errors.push(message.text()));
  return errors;
}

for (const place of ["effect", "render"] as const) {
  test(`An error in the first ${place} leaves a page that reads, calls and sends`, async ({
    page,
    email,
  }) => {
    const errors = errorsOf(page);
    await breakPage(page, place, true);
    await page.goto("/");
    await expect.poll(() => errors.length).toBe(1);
    await expectPlainPage(page);
    await expectReadableAndCallable(page);
    await sendNatively(page);
    expect(email.messages).toMatchObject([typed]);
    expect(errors).toEqual([expect.stringContaining(thrown)]);
  });
}

test("An error an hour later gives the page back where it was, with what was typed", async ({
  page,
  email,
}) => {
  await page.clock.install();
  const errors = errorsOf(page);
  await breakPage(page, "reducer");
  await openHome(page);
  await fillForm(page, typed);
  const place = await page.evaluate(() => scrollY);
  await setBroken(page, true);
  await page.clock.runFor(60_000);
  await expectPlainPage(page);
  await expectForm(page, typed);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expectReadableAndCallable(page);
  await sendButton(page).click();
  await page.waitForURL("**/send-form");
  expect(email.messages).toMatchObject([typed]);
  expect(errors).toEqual([expect.stringContaining(thrown)]);
});

test("An error on Services gives Services back, and Back leads home", async ({ page }) => {
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

test("An error on Services gives the form back to who has typed into it", async ({
  page,
  email,
}) => {
  await breakPage(page, "Services");
  await openHome(page);
  await fillForm(page, typed);
  await setBroken(page, true);
  await page.getByRole("link", { name: "Services" }).click();
  await expectPlainPage(page);
  await expectForm(page, typed);
  await expect(page).toHaveURL(/\/$/);
  await sendButton(page).click();
  await page.waitForURL("**/send-form");
  expect(email.messages).toMatchObject([typed]);
});

test("An error on the way home gives the home page back, with what was typed", async ({ page }) => {
  await breakPage(page, "effect");
  await page.goto("/services");
  await page.getByRole("link", { name: "Services" }).focus();
  await page.getByRole("banner").getByRole("link").nth(1).click();
  await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible();
  await fillForm(page, typed);
  await goToServices(page);
  await setBroken(page, true);
  await page.goBack();
  await expectPlainPage(page);
  await expectReadableAndCallable(page);
  await expectForm(page, typed);
});

test("An error while a message is on its way neither loses it nor sends it twice", async ({
  page,
  email,
}) => {
  await page.clock.install();
  const { promise, resolve } = Promise.withResolvers<void>();
  email.answer = async (response) => {
    await promise;
    response.end("OK");
  };
  await breakPage(page, "reducer");
  await openHome(page);
  await fillForm(page, typed);
  await sendButton(page).click();
  await expect.poll(() => email.messages.length).toBe(1);
  await setBroken(page, true);
  await page.clock.runFor(60_000);
  await expectPlainPage(page);
  await expectForm(page, typed);
  await sendButton(page).click();
  const [said] = await Promise.all([closeAlert(page), resolve()]);
  expect(said).toBe(successMessage);
  await expectForm(page);
  expect(email.messages).toHaveLength(1);
});

test("An error in the moment of sending is told, and the page stays", async ({ page, email }) => {
  await breakPage(page, "handler");
  await openHome(page);
  await fillForm(page, typed);
  await setBroken(page, true);
  const [said] = await Promise.all([closeAlert(page), sendButton(page).click()]);
  expect(said).toBe(failureMessage);
  await expectForm(page, typed);
  await setBroken(page, false);
  await sendButton(page).click();
  await expect(page.getByText(successMessage)).toBeVisible();
  expect(email.messages).toMatchObject([typed]);
});
