import { sendTestMessage, testMessage } from "../../hosting/checks/test-message.ts";
import { failureMessage } from "../fixtures/specification.ts";
import { answerSends, expectSentToOwner } from "../support/contact-form.ts";
import { sendFormPath } from "../support/email-server.ts";
import { localSite, productionSite } from "../support/sites.ts";
import { expect, failedRequests, test } from "../support/test.ts";

const site = new URL(productionSite.url);

test("The weekly test message arrives, and says who sent it", async ({ page }) => {
  const requests = await answerSends(page);
  expect(await sendTestMessage(page, site)).toEqual([]);
  await expectSentToOwner(requests, testMessage(site));
  expect(testMessage(new URL("https://www.home.internal"))).toMatchObject({
    name: "Your website",
    email: "website@home.internal",
  });
});

test.describe("The owner hears about it", () => {
  test.use({ expectedMessages: failedRequests });

  test("if the email service refuses the message", async ({ page }) => {
    await page.route(sendFormPath, (route) => route.fulfill({ status: 400, body: "No account" }));
    expect(await sendTestMessage(page, site)).toEqual([
      {
        title: "Messages from the website don't arrive",
        detail: `${site.href}: the form says "${failureMessage}"`,
        advice: expect.stringContaining("reconnect the mailbox"),
      },
    ]);
  });

  test("if the page has no form or doesn't load", async ({ page }) => {
    const title = "Messages from the website don't arrive";
    await page.route(site.href, (route) => route.fulfill({ body: "This domain is for sale" }));
    const detail = `${site.href}: the page has no form`;
    expect(await sendTestMessage(page, site)).toMatchObject([{ title, detail }]);
    await page.route(site.href, (route) => route.abort());
    expect(await sendTestMessage(page, site)).toMatchObject([{ title }]);
  });

  test("if the site shows placeholders, and then nothing is sent", async ({ page }) => {
    const requests = await answerSends(page);
    const url = new URL(localSite.url);
    const detail = `${url.href}: the page shows placeholders`;
    expect(await sendTestMessage(page, url)).toMatchObject([{ detail }]);
    expect(requests).toEqual([]);
  });
});
