import type { Page } from "@playwright/test";
import { emailApi } from "../../src/contact/email-api.ts";
import { failureMessage, type Message, sampleMessage } from "../fixtures/specification.ts";
import { sendAndFail, sendAndSeeToast } from "../support/contact-form.ts";
import { reply } from "../support/email-server.ts";
import { openHome } from "../support/page.ts";
import { expect, failedRequests, test } from "../support/test.ts";

const strange: Message = {
  ...sampleMessage,
  name: `<img src=x onerror=alert(1)> "Ann" 'O’Lee' & \`co\` {{name}} \\ %00 עדה 李 👩‍👩‍👧 e\u0301`,
  email: "o'lee+!#$%&*/=?^_`{|}~-@example.com",
  message: [
    "</textarea><script>alert(1)</script><style>*{display:none}</style> &lt;b&gt;",
    '------\nContent-Disposition: form-data; name="email"',
    "\u202efrom right to left\u202c שלום مرحبا 👵🏽 🏳️‍🌈 𝒜",
    "one\ntwo\rthree\r\nfour\n\rfive\u2028six\u2029seven\u0085eight\u000bnine\tten",
    "  spaces at both ends  ",
  ].join("\n\n"),
};

const long: Message = {
  ...sampleMessage,
  name: "Ann ".repeat(25_000),
  email: `${"a".repeat(99_988)}@example.com`,
  message: "Mom is 👵🏽.\n".repeat(10_000).slice(0, 100_000),
};

test.use({ allowedMessages: failedRequests });

test("What is typed arrives unchanged, and shows only in its field", async ({ page, email }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    if (dialog.message() !== failureMessage) dialog.dismiss();
  });
  await openHome(page);
  const elements = await countElements(page);
  await paste(page, strange);
  email.reply = reply(500, strange.message);
  await sendAndFail(page, withLineBreaks(strange, "\n"));
  email.reply = reply(emailApi.sent.status, strange.message);
  await sendAndSeeToast(page);
  expect(await countElements(page)).toEqual(elements);
  await expect(page.locator("body")).not.toContainText(/onerror|display:none/);
  expect(dialogs).toEqual([failureMessage]);

  await paste(page, long);
  await sendAndSeeToast(page);
  const [, ...arrived] = email.messages;
  expect(arrived).toMatchObject([strange, long].map((each) => withLineBreaks(each, "\r\n")));
});

/** All at once, since typing 100,000 characters would take an hour. */
async function paste(page: Page, values: Message): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await page.locator(`form [name=${field}]`).evaluate((element, text) => {
      (element as HTMLInputElement).value = text;
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }, value);
  }
}

function withLineBreaks(values: Message, lineBreak: string): Message {
  return { ...values, message: values.message.replace(/\r\n?|\n/g, lineBreak) };
}

const countElements = (page: Page) =>
  page.locator("script, style, [onerror], form :is(b, img, div div)").count();
