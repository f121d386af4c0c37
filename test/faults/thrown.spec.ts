import type { Page } from "@playwright/test";
import { headings, successMessage } from "../fixtures/specification.ts";
import {
  closeAlert,
  expectForm,
  fillForm,
  nativeNote,
  sendButton,
  sendNatively,
  startSending,
  typed,
} from "../support/contact-form.ts";
import {
  expectReadableAndCallable,
  goToServices,
  openHome,
  servicesLink,
} from "../support/site.ts";
import { slideshowButton } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";
import { expectWorkingPlainPage } from "./working-page.ts";

const thrown = "An error on purpose";

test.use({ expectedMessages: new RegExp(`^console error: .*${thrown}`) });

test("After an error while React starts, visitors can read, call and send", async ({
  page,
  email,
}) => {
  const errors = errorsOf(page);
  await page.addInitScript((thrown) => {
    window.matchMedia = () => {
      throw new Error(thrown);
    };
  }, thrown);
  await page.goto("/");
  await expect.poll(() => errors.length).toBe(1);
  await expectPlainPage(page);
  await expect(nativeNote(page)).toBeVisible();
  await expectWorkingPlainPage(page, email);
  expect(errors).toEqual([expect.stringContaining(thrown)]);
});

test("After an error during a send, the page doesn't scroll, and the message is sent once", async ({
  page,
  email,
}) => {
  await page.clock.install();
  const errors = errorsOf(page);
  await openHome(page);
  const answer = await startSending(page, email);
  const scroll = await page.evaluate(() => scrollY);
  await breakPage(page, "the slideshow");
  await page.clock.runFor(60_000);
  await expectPlainPage(page);
  await expectForm(page, typed);
  expect(await page.evaluate(() => scrollY)).toBe(scroll);

  await sendButton(page).click();
  const [alert] = await Promise.all([closeAlert(page), answer()]);
  expect(alert).toBe(successMessage);
  await expectForm(page);
  expect(email.messages.splice(0)).toMatchObject([typed]);

  await expectWorkingPlainPage(page, email);
  expect(errors).toEqual([expect.stringContaining(thrown)]);
});

test("After an error on Services, Services still shows, and Back leads home", async ({ page }) => {
  const errors = errorsOf(page);
  await openHome(page);
  await breakPage(page, "Services");
  await goToServices(page);
  await expect.poll(() => errors).toEqual([expect.stringContaining(thrown)]);
  await expect(page).toHaveTitle(new RegExp(`^${headings.services}`));
  await expect(page).toHaveURL("/services");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectReadableAndCallable(page);
});

test("After an error on Services, a visitor who has typed gets the form back", async ({
  page,
  email,
}) => {
  await openHome(page);
  await fillForm(page);
  await breakPage(page, "Services");
  await servicesLink(page).click();
  await expectPlainPage(page);
  await expectForm(page, typed);
  await expect(page).toHaveURL("/");
  await sendNatively(page);
  expect(email.messages).toMatchObject([typed]);
});

/** Collects our errors in the console, since each should show once. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes(thrown)) errors.push(message.text());
  });
  return errors;
}

const expectPlainPage = (page: Page) => expect(slideshowButton(page)).toHaveCount(0);

/** From now on, our script throws when it goes through the slides or the services. */
async function breakPage(page: Page, part: "the slideshow" | "Services"): Promise<void> {
  await page.evaluate(
    ([part, thrown]) => {
      const { map } = Array.prototype;
      const isBroken = (array: unknown[]) =>
        part === "Services"
          ? Object.hasOwn(Object(array[0]), "items")
          : array.includes("not requested");
      Object.assign(Array.prototype, {
        map(this: unknown[], ...parameters: Parameters<typeof map>) {
          if (isBroken(this)) throw new Error(thrown);
          return map.apply(this, parameters);
        },
      });
    },
    [part, thrown] as const,
  );
}
