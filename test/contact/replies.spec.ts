import type { Page } from "@playwright/test";
import { failureMessage, labels, sampleMessage } from "../fixtures/specification.ts";
import { fillForm, sendAndFail, sendAndSeeToast } from "../support/contact-form.ts";
import { type Reply, reply } from "../support/email-server.ts";
import { openHome } from "../support/page.ts";
import { expect, failedRequests, test } from "../support/test.ts";

// email-api.test.ts tests all the rules for replies.
const failures: Record<string, Reply> = {
  '202 "queued"': reply(202, "queued"),
  "413, to a message of more than EmailJS's 50 KB": reply(413, "Too long"),
  "a redirect to another host": (response) =>
    response.writeHead(307, { Location: "https://elsewhere.example.com/" }).end(),
  "a reply that is cut off": (response) => {
    response.writeHead(200, { "Content-Length": 100 });
    response.write("O", () => response.destroy());
  },
  "no reply": ({ socket }) => socket?.destroy(),
};

const blockedRedirect = /^console error: .*elsewhere\.example\.com/;

test.use({ allowedMessages: RegExp(`${failedRequests.source}|${blockedRedirect.source}`) });

test("Only 200 or OK is a success; a failure shows an alert", async ({ page, email }) => {
  await noteButtonOnAlert(page);
  await openHome(page);
  await fillForm(page);
  for (const [what, replyWith] of Object.entries(failures)) {
    await test.step(what, async () => {
      email.reply = replyWith;
      await Promise.all([waitForLogEntry(page), sendAndFail(page)]);
      await expect(page.locator("html")).toHaveAttribute("data-button-on-alert", labels.send);
      expect(email.messages.splice(0)).toMatchObject([sampleMessage]);
    });
  }
  email.reply = reply(500, "OK");
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

/** Our own entry; the browser's entries have no arguments. */
const waitForLogEntry = (page: Page) =>
  page.waitForEvent("console", (entry) => {
    return entry.text().startsWith(failureMessage) && entry.args().length === 2;
  });

/** While an alert is open, a test can't look at the page. So the page notes what the button says. */
const noteButtonOnAlert = (page: Page) =>
  page.addInitScript(() => {
    const { alert } = window;
    window.alert = (text) => {
      const button = document.querySelector("form button");
      document.documentElement.dataset.buttonOnAlert = button?.textContent ?? "";
      alert(text);
    };
  });
