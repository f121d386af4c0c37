import { headings, sampleMessage } from "../fixtures/specification.ts";
import { expectForm, fillForm, sendNatively } from "../support/contact-form.ts";
import {
  delayResponses,
  expectReadableAndCallable,
  goToServices,
  homeLink,
  openHome,
  pageAt,
  placeholderFacts,
  scripts,
  servicesLink,
} from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { breakPage, breakReact, errorsOf, expectFallback, thrown } from "./break-react.ts";

test.use({ allowedMessages: new RegExp(`^console error: .*${thrown}`) });

test("After an error on Services, Services still shows, and Back leads home", async ({ page }) => {
  const errors = errorsOf(page);
  await openHome(page);
  await breakPage(page, "Services");
  await delayResponses(page, scripts);
  await goToServices(page);
  await expect.poll(() => errors).toEqual([expect.stringContaining(thrown)]);
  await expect(page).toHaveTitle(new RegExp(`^${headings.services}`));
  await expect(page).toHaveURL("/services");
  // Before our script starts again.
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/");
  await expectReadableAndCallable(page);
});

test("An error on Services brings visitors who typed back to the form", async ({ page, email }) => {
  await openHome(page);
  await fillForm(page);
  await goToServices(page);
  await breakPage(page, "Services");
  await servicesLink(page).click();
  await expectFallback(page);
  await expectForm(page, sampleMessage);
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(pageAt("/").title(placeholderFacts));
  await sendNatively(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

test("After an error on the home page, Back still leads to Services", async ({ page }) => {
  await openHome(page);
  await goToServices(page);
  await homeLink(page).click();
  await breakReact(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { name: headings.services })).toBeVisible();
  await expect(page).toHaveURL("/services");
});
