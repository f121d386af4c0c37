import type { ServerResponse } from "node:http";
import {
  expect,
  expectForm,
  fillForm,
  openHome,
  sendButton,
  successText,
} from "../support/test.ts";
import { test } from "./test.ts";
import {
  expectReadableAndCallable,
  failedSend,
  sendAndSeeToast,
  sendInVain,
  typed,
} from "./visitor.ts";

test.use({ expectedMessages: [failedSend] });

test("When the email service refuses, the message stays and can be sent again", async ({
  page,
  email,
}) => {
  await openHome(page);
  await fillForm(page, typed);
  for (const status of [400, 403, 429, 500]) {
    email.answer = (response) => response.writeHead(status).end("Refused");
    await sendInVain(page);
  }
  email.answer = (response) => response.end("OK");
  await sendAndSeeToast(page);
  expect(email.messages).toHaveLength(5);
  expect(email.messages.at(-1)).toMatchObject(typed);
});

test("When the email service takes longer than a minute, one message is sent and its outcome told", async ({
  page,
  email,
}) => {
  const held: ServerResponse[] = [];
  email.answer = (response) => held.push(response);
  await page.clock.install();
  await openHome(page);
  await fillForm(page, typed);
  await sendButton(page).click();
  await expect.poll(() => held.length).toBe(1);

  await page.clock.fastForward("01:30");
  await page.getByLabel("Your name").press("Enter");
  await sendButton(page).click({ force: true });
  await expect(sendButton(page)).toHaveText("Sending…");
  await expect(successText(page)).toBeHidden();
  await expectReadableAndCallable(page);

  held[0]?.end("OK");
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
  expect(email.messages).toHaveLength(1);
});

test("An answer of status 200 is a success, whatever it says", async ({ page, email }) => {
  await openHome(page);
  const texts = ["<!doctype html><h1>Welcome</h1>", '{"status":', Buffer.from([0xff, 0xfe, 0])];
  for (const text of texts) {
    email.answer = (response) => response.end(text);
    await fillForm(page, typed);
    await sendAndSeeToast(page);
    await page.getByRole("button", { name: "Close" }).click();
  }
  expect(email.messages).toHaveLength(texts.length);
});

const brokenAnswers: [what: string, answer: (response: ServerResponse) => void][] = [
  ["is no answer of the web", ({ socket }) => socket?.end("\0\0\0 hello \r\n\r\n")],
  ["is cut off in the middle", (response) => cutOffAfter(response, "O")],
  ["never begins, since the connection is cut", ({ socket }) => socket?.destroy()],
];

for (const [what, answer] of brokenAnswers) {
  test(`When the answer ${what}, the message stays, and nothing is sent twice`, async ({
    page,
    email,
  }) => {
    email.answer = answer;
    await openHome(page);
    await fillForm(page, typed);
    await sendInVain(page);
    await expectReadableAndCallable(page);
    expect(email.messages).toHaveLength(1);
  });
}

function cutOffAfter(response: ServerResponse, text: string): void {
  response.writeHead(200, { "Content-Length": 100 });
  response.write(text, () => response.destroy());
}
