import type { ServerResponse } from "node:http";
import type { ConsoleMessage, Page } from "@playwright/test";
import { failureMessage } from "../fixtures/specification.ts";
import {
  closeAlert,
  expectForm,
  fillForm,
  sendAndFail,
  sendAndSeeToast,
  sendButton,
  typed,
} from "../support/contact-form.ts";
import { goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ errorsExpected: true });

/** Our own entry in the console; the browser's entries have no arguments. */
const nextLogEntry = (page: Page): Promise<ConsoleMessage> =>
  page.waitForEvent("console", (entry) => entry.type() === "error" && entry.args().length > 0);

test("Any other reply fails: an alert and the console say so, and the form keeps the message", async ({
  page,
  email,
}) => {
  await openHome(page);
  await fillForm(page);
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
      const [entry] = await Promise.all([nextLogEntry(page), sendAndFail(page)]);
      const logged = await Promise.all(entry.args().map((each) => each.jsonValue()));
      expect(logged).toEqual([failureMessage, { status, text }]);
      expect(email.messages.splice(0)).toMatchObject([typed]);
    });
  }
});

test("A network error fails; nothing is sent twice, and the visitor can try again", async ({
  page,
  email,
}) => {
  await openHome(page);
  await fillForm(page);
  const answers: Record<string, (response: ServerResponse) => void> = {
    "the reply isn't HTTP": ({ socket }) => socket?.end("\0\0\0 hello \r\n\r\n"),
    "the reply is cut off": (response) => {
      response.writeHead(200, { "Content-Length": 100 });
      response.write("O", () => response.destroy());
    },
    "the reply never starts": ({ socket }) => socket?.destroy(),
  };
  for (const [what, answer] of Object.entries(answers)) {
    await test.step(what, async () => {
      email.answer = answer;
      await Promise.all([nextLogEntry(page), sendAndFail(page)]);
      expect(email.messages.splice(0)).toHaveLength(1);
    });
  }
  email.answer = (response) => response.end("OK");
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([typed]);
});

test("A send that fails while the visitor is on Services keeps the message", async ({
  page,
  email,
}) => {
  const waiting: ServerResponse[] = [];
  email.answer = (response) => waiting.push(response);
  await openHome(page);
  await fillForm(page);
  await sendButton(page).click();
  await expect.poll(() => waiting.length).toBe(1);
  await goToServices(page);
  const [alert] = await Promise.all([closeAlert(page), waiting[0]?.destroy()]);
  expect(alert).toBe(failureMessage);
  await page.goBack();
  await expectForm(page, typed);
});
