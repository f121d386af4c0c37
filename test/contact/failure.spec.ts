import type { ConsoleMessage, Page } from "@playwright/test";
import {
  answerSends,
  expect,
  expectForm,
  fillForm,
  goToServices,
  holdBack,
  openHome,
  sendButton,
  sendFormPath,
  successText,
  test,
} from "../support/test.ts";

const message = { name: "Ann Lee", email: "ann@example.com", message: "Is there a room?" };

// The class of the library's reply is shown by its name, which the build shortens to a letter or two.
test.use({ expectedMessages: [/^\w{1,3}$|TypeError: Failed to fetch|status of \d|net::ERR_/] });

/** Does what leads to a failed send, closes the alert that has to come, and hands back the log. */
async function expectFailure(page: Page, act: () => Promise<unknown>): Promise<ConsoleMessage> {
  const logging = page.waitForEvent("console", (entry) => entry.args().length > 0);
  const alert = page.waitForEvent("dialog");
  await Promise.all([act(), alert.then((dialog) => dialog.accept())]);
  expect((await alert).type()).toBe("alert");
  expect((await alert).message()).toBe("Failed to send message.");
  const log = await logging;
  expect(log.type()).toBe("error");
  return log;
}

for (const reply of [
  { status: 202, body: "queued" },
  { status: 204, body: "" },
  { status: 400, body: "The template ID not found" },
  { status: 500, body: "not OK" },
]) {
  test(`A reply of ${reply.status} "${reply.body}" is a failure: an alert, and the form is kept`, async ({
    page,
  }) => {
    await answerSends(page, reply);
    await openHome(page);
    await fillForm(page, message);
    const log = await expectFailure(page, () => sendButton(page).click());
    expect(await log.args()[0]?.jsonValue()).toEqual({ status: reply.status, text: reply.body });
    await expectForm(page, message);
    await expect(successText(page)).toBeHidden();
    await expect(sendButton(page)).toHaveText("Send message");
  });
}

test("A network error is a failure, and the visitor may try again", async ({ page }) => {
  await page.route(sendFormPath, (route) => route.abort());
  await openHome(page);
  await fillForm(page, message);
  await expectFailure(page, () => sendButton(page).click());
  await expectForm(page, message);
  await page.unroute(sendFormPath);
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
});

test("A send that fails while the visitor looks at Services keeps the message", async ({
  page,
}) => {
  await page.route(sendFormPath, (route) => route.abort());
  const letThrough = await holdBack(page, sendFormPath);
  await openHome(page);
  await fillForm(page, message);
  await sendButton(page).click();
  await goToServices(page);
  await expectFailure(page, async () => letThrough());
  await page.goBack();
  await expectForm(page, message);
});
