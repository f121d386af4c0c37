import type { Route } from "@playwright/test";
import { sendTestMessage, testMessage } from "../../hosting/checks/test-message.ts";
import { failureMessage } from "../fixtures/specification.ts";
import { expectSentToOwner, replyToSends } from "../support/contact-form.ts";
import { sendFormPath } from "../support/email-server.ts";
import { expect, failedRequests, test } from "../support/test.ts";
import { testSites } from "../support/test-sites.ts";

const site = new URL(testSites.production.url);

test("The weekly test message arrives, and says who sent it", async ({ page }) => {
  const requests = await replyToSends(page);
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
        detail: `${site.href}: the form says "${failureMessage.replace(".", "")}"`,
        advice: expect.stringContaining("reconnect the mailbox"),
      },
    ]);
  });

  const html = (body: string) => (route: Route) =>
    route.fulfill({ contentType: "text/html", body });
  const noPage: Record<string, [reason: string, answer: (route: Route) => Promise<void>]> = {
    "has no form": ["the page has no form", html('<meta name="version" content="tested"/>')],
    "isn't ours": ["it's someone else's page", html("<form></form>")],
    "doesn't load": ["page.goto: net::ERR_FAILED", (route) => route.abort()],
  };
  for (const [what, [reason, answer]] of Object.entries(noPage)) {
    test(`if the page ${what}`, async ({ page }) => {
      await page.route(site.href, answer);
      expect(await sendTestMessage(page, site)).toMatchObject([
        { detail: expect.stringContaining(`${site.href}: ${reason}`) },
      ]);
    });
  }

  test("if the site shows placeholders, and then nothing is sent", async ({ page }) => {
    const requests = await replyToSends(page);
    const url = new URL(testSites.local.url);
    const detail = `${url.href}: it's a preview, or shows placeholders`;
    expect(await sendTestMessage(page, url)).toMatchObject([{ detail }]);
    expect(requests).toEqual([]);
  });
});
