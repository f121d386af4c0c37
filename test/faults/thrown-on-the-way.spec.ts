import { headings, sampleMessage } from "../fixtures/specification.ts";
import { expectForm, fillForm, sendNatively } from "../support/contact-form.ts";
import {
  delayResponses,
  expectReadableAndCallable,
  goToServices,
  homeLink,
  openHome,
  scripts,
  servicesLink,
} from "../support/page.ts";
import { expectReact } from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";
import { breakPage, breakReact, errorsOf, expectPlainPage, thrown } from "./break-react.ts";

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

test("After an error on the way to Services, the page stays until it's there", async ({ page }) => {
  await openHome(page);
  await breakPage(page, "Services");
  const release = await delayResponses(page, "**/services");
  const asked = page.waitForRequest("**/services");
  await servicesLink(page).click();
  const request = await asked;
  await expectReadableAndCallable(page);
  await page.goBack();
  release();
  await (await request.response())?.finished();
  await expect(page).toHaveURL("/");
  await expectReadableAndCallable(page);
  await page.goForward();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { name: headings.services })).toBeVisible();
});

test("An error on Services brings visitors who typed back to the form", async ({ page, email }) => {
  await openHome(page);
  await fillForm(page);
  await breakPage(page, "Services");
  await servicesLink(page).click();
  await expectPlainPage(page);
  await expectForm(page, sampleMessage);
  await expect(page).toHaveURL("/");
  await sendNatively(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

test("An error after a visit to Services keeps what was typed", async ({ page, email }) => {
  await page.goto("/services");
  await homeLink(page).click();
  await expectReact(page);
  await fillForm(page);
  await breakReact(page);
  await expectForm(page, sampleMessage);
  await expect(page).toHaveURL("/");
  await sendNatively(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

test.describe("While offline", () => {
  test.use({ allowedMessages: new RegExp(`${failedRequests.source}|${thrown}`) });

  test("an error on Services leaves the visitor at home", async ({ page, context }) => {
    await openHome(page);
    await breakPage(page, "Services");
    await context.setOffline(true);
    await servicesLink(page).click();
    await expectPlainPage(page);
    await expect(page).toHaveURL("/");
    await expectReadableAndCallable(page);
  });
});
