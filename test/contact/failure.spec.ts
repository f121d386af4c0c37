import type { ServerResponse } from "node:http";
import type { ConsoleMessage, Page } from "@playwright/test";
import { failureMessage } from "../fixtures/specification.ts";
import { closeAlert } from "../support/alert.ts";
import { expectForm, fillForm, sendButton, successText, typed } from "../support/contact-form.ts";
import { goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ errorsExpected: true });

/** Does what leads to a failed send, closes the alert that has to come, and hands back the log. */
async function expectFailure(page: Page, act: () => Promise<unknown>): Promise<ConsoleMessage> {
  const logging = page.waitForEvent("console", (entry) => entry.args().length > 0);
  const [said] = await Promise.all([closeAlert(page), act()]);
  expect(said).toBe(failureMessage);
  const log = await logging;
  expect(log.type()).toBe("error");
  return log;
}

async function expectKept(page: Page): Promise<void> {
  await expectForm(page, typed);
  await expect(successText(page)).toBeHidden();
  await expect(sendButton(page)).toHaveText("Send message");
}

test("Any other reply is a failure: it is logged, an alert tells of it, and the form is kept", async ({
  page,
  email,
}) => {
  await openHome(page);
  await fillForm(page, typed);
  const replies: [status: number, text: string][] = [
    [202, "queued"],
    [204, ""],
    [400, "The template ID not found"],
    [403, "Forbidden"],
    [429, "Too many requests"],
    [500, "not OK"],
  ];
  for (const [status, text] of replies) {
    await test.step(`${status} ${text}`, async () => {
      email.answer = (response) => response.writeHead(status).end(text);
      const log = await expectFailure(page, () => sendButton(page).click());
      const logged = await Promise.all(log.args().map((each) => each.jsonValue()));
      expect(logged).toEqual([failureMessage, { status, text }]);
      await expectKept(page);
    });
  }
  email.answer = (response) => response.end("OK");
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  expect(email.messages).toHaveLength(replies.length + 1);
  expect(email.messages.at(-1)).toMatchObject(typed);
});

test("A network error is a failure; nothing is sent twice, and the visitor may try again", async ({
  page,
  email,
}) => {
  await openHome(page);
  await fillForm(page, typed);
  const answers: Record<string, (response: ServerResponse) => void> = {
    "no answer of the web": ({ socket }) => socket?.end("\0\0\0 hello \r\n\r\n"),
    "cut off in the middle": (response) => {
      response.writeHead(200, { "Content-Length": 100 });
      response.write("O", () => response.destroy());
    },
    "cut off before it begins": ({ socket }) => socket?.destroy(),
  };
  for (const [what, answer] of Object.entries(answers)) {
    await test.step(what, async () => {
      email.answer = answer;
      await expectFailure(page, () => sendButton(page).click());
      await expectKept(page);
      expect(email.messages.splice(0)).toHaveLength(1);
    });
  }
  email.answer = (response) => response.end("OK");
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
});

test("A send that fails while the visitor looks at Services keeps the message", async ({
  page,
  email,
}) => {
  const held: ServerResponse[] = [];
  email.answer = (response) => held.push(response);
  await openHome(page);
  await fillForm(page, typed);
  await sendButton(page).click();
  await expect.poll(() => held.length).toBe(1);
  await goToServices(page);
  await expectFailure(page, async () => held[0]?.destroy());
  await page.goBack();
  await expectForm(page, typed);
});
