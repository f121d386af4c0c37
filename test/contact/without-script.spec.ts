import { emailApi } from "../../src/contact/email-api.ts";
import { sampleMessage } from "../fixtures/specification.ts";
import {
  expectForm,
  expectSentToOwner,
  field,
  fillForm,
  replyToSends,
  sendButton,
  sendNatively,
} from "../support/contact-form.ts";
import { accept, reply } from "../support/email-server.ts";
import { expect, failedRequests, test } from "../support/test.ts";
import { testSites } from "../support/test-sites.ts";

test.use({ javaScriptEnabled: false, allowedMessages: failedRequests });

test.describe("On the production site", () => {
  test.use({ baseURL: testSites.production.url });

  test("the browser asks for missing fields, then sends the same form itself", async ({ page }) => {
    const requests = await replyToSends(page);
    await page.goto("/");
    await sendButton(page).click();
    await expect(field(page, "name")).toBeFocused();
    await expect(page).toHaveURL("/");

    await fillForm(page);
    // Playwright finds no text inside <noscript>.
    await expect(page.locator("form noscript")).toBeVisible();
    await sendNatively(page);
    await expect(page.getByText(emailApi.sent.text, { exact: true })).toBeVisible();
    await expectSentToOwner(requests, sampleMessage);
  });
});

test("Without script, a message that was refused can be sent again", async ({ page, email }) => {
  email.reply = reply(500, "Try again later");
  await page.goto("/");
  await fillForm(page);
  await sendNatively(page);
  await page.goBack();
  await expectForm(page, sampleMessage);
  email.reply = accept;
  await sendNatively(page);
  expect(email.messages).toMatchObject([sampleMessage, sampleMessage]);
});
