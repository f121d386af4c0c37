import type { Locator, Page } from "@playwright/test";
import { pages } from "../../src/pages.ts";
import { failureMessage, fieldNames, labels, successMessage } from "../fixtures/specification.ts";
import {
  closeAlert,
  closeButton,
  field,
  fillForm,
  sendButton,
  startSending,
} from "../support/contact-form.ts";
import { reply } from "../support/email-server.ts";
import { facts, goBack, goToServices, openHome, openPage, pageAt } from "../support/site.ts";
import { expectMoving, openOnStoppedClock, pauseButton, playButton } from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";
import { listen } from "./live-regions.ts";

for (const { path, name, contentFile } of pages) {
  test(`The ${name} page reads well to a screen reader`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${contentFile}.aria.yml` });
    expect(await splitLinks(page)).toEqual([]);
  });
}

test("Send shows the browser's message at each wrong field until the field is right", async ({
  page,
}) => {
  await openHome(page);
  const name = field(page, "name");
  const email = field(page, "email");
  for (const each of fieldNames) {
    await expect(field(page, each)).toHaveAttribute("aria-invalid", "false");
    await expect(field(page, each)).toHaveAccessibleDescription("");
  }
  await sendButton(page).click();
  for (const each of await page.locator("form :required").all()) {
    await expect(each).toHaveAccessibleDescription(await ownMessage(each));
  }

  const missing = await ownMessage(email);
  await email.pressSequentially("ann");
  await expect(email, "not while the visitor is typing").toHaveAccessibleDescription(missing);
  await sendButton(page).click();
  await expect(email).toHaveAccessibleDescription(await ownMessage(email));
  await expect(email).not.toHaveAccessibleDescription(missing);
  await email.pressSequentially("@example.com");
  await expect(email).toHaveAccessibleDescription("");
  await expect(name).toHaveAccessibleDescription(await ownMessage(name));

  await fillForm(page, { email: "ann" });
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(1);
  await expect(email).toHaveAttribute("aria-invalid", "true");
});

test("The slideshow is silent, but announces when it is paused or played", async ({ page }) => {
  await openOnStoppedClock(page);
  const heard = await listen(page);
  await expectMoving(page);
  expect(await heard()).toEqual([]);
  await pauseButton(page).click();
  await expect(playButton(page)).toBeFocused();
  await expect.poll(heard).toEqual(["Slideshow paused"]);
  await playButton(page).click();
  await expect.poll(heard).toEqual(["Slideshow paused", "Slideshow playing"]);
});

test("After Back, the page's title is announced", async ({ page }) => {
  await openHome(page);
  const heard = await listen(page);
  await goToServices(page);
  expect(await heard()).toEqual([]);
  await goBack(page);
  await expect.poll(heard).toEqual([pageAt("/").title(facts)]);
});

test.describe("While a message is being sent", () => {
  test.use({ expectedMessages: failedRequests });

  test("each step is announced once, a failure only in the alert, and the focus stays", async ({
    page,
    email,
  }) => {
    await openHome(page);
    const heard = await listen(page);
    const fail = await startSending(page, email, reply(500, "No"));
    await expect(sendButton(page)).toBeFocused();
    const [alert] = await Promise.all([closeAlert(page), fail()]);
    expect(alert).toBe(failureMessage);
    await expect(sendButton(page)).toHaveText(labels.send);
    await expect(sendButton(page)).toBeFocused();
    expect(await heard()).toEqual(["Sending your message"]);

    const succeed = await startSending(page, email);
    succeed();
    await expect(closeButton(page)).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
    expect((await heard()).slice(1)).toEqual(["Sending your message", successMessage]);
  });
});

/** Links that a screen reader reads in pieces, because they hold more than one block. */
const splitLinks = (page: Page) =>
  page.getByRole("link").evaluateAll((links) =>
    links
      .filter((link) => {
        const parts = Array.from(link.querySelectorAll("span"), (span) => getComputedStyle(span));
        return parts.filter(({ display }) => display !== "inline").length > 1;
      })
      .map((link) => link.textContent),
  );

const ownMessage = (field: Locator) =>
  field.evaluate(({ validationMessage }: HTMLInputElement) => validationMessage);
