import type { Page } from "@playwright/test";
import { failureMessage, labels, logEntry, sampleMessage } from "../fixtures/specification.ts";
import {
  closeAlert,
  closeButton,
  expectForm,
  field,
  fillForm,
  sendAndSeeToast,
  sendButton,
  showToast,
  startSending,
  stillSendingNote,
  successText,
} from "../support/contact-form.ts";
import {
  edges,
  goBack,
  goToServices,
  homeLink,
  openHome,
  placeholderFacts,
} from "../support/page.ts";
import { expect, failedRequests, test } from "../support/test.ts";

test("A send can take hours, and a second submit is only logged", async ({ page, email }) => {
  const [start, later] = ["2027-03-04T05:06:07.000Z", "2027-03-04T15:06:07.000Z"];
  const release = email.delayReplies();
  await page.clock.install();
  await openHome(page);
  await sendButton(page).click();
  expect(await logInMemory(page), "an empty form").toEqual([]);

  await openHome(page);
  await page.clock.setFixedTime(start);
  await fillForm(page);
  await sendButton(page).click();
  await expect.poll(() => email.messages.length).toBe(1);
  await page.clock.fastForward("10:00:00");
  await page.clock.setFixedTime(later);
  await expect(sendButton(page)).toHaveText(labels.sending);
  await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
  await field(page, "name").press("Enter");
  await field(page, "message").press("Home");
  await field(page, "message").pressSequentially("Hello");
  await expect(successText(page)).toBeHidden();
  release();
  await expect(successText(page)).toBeVisible();
  await expect(sendButton(page)).toHaveText(labels.send);
  await field(page, "message").pressSequentially("! ");
  await expectForm(page, { message: `Hello! ${sampleMessage.message}` });
  await expect(page.locator("form :user-invalid")).toHaveCount(0);
  expect(email.messages).toMatchObject([sampleMessage]);
  expect(await logInMemory(page)).toEqual([start, later].map((at) => ({ at, event: logEntry })));
});

test("A double click sends one message, even if the reply comes between the clicks", async ({
  page,
  email,
}) => {
  await openHome(page);
  await fillForm(page);
  // On a busy machine, Playwright's own second click would be too late.
  await page.locator("form").evaluate((form) => {
    const button = form.querySelector("button");
    form.addEventListener("reset", () => setTimeout(() => button?.click()));
  });
  await sendAndSeeToast(page);
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "false");
  expect(email.messages).toMatchObject([sampleMessage]);
});

test("The words beside a slow send don't move the button", async ({ page, email }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1152, height: 900 });
  await openHome(page);
  await startSending(page, email);
  const before = await edges(sendButton(page));
  await page.clock.fastForward(15_000);
  await expect(stillSendingNote(page)).toBeVisible();
  expect(await edges(sendButton(page))).toEqual(before);
});

test("After 15 seconds, the page says which number to call", async ({ page, email }) => {
  await page.clock.install();
  await openHome(page);
  await showToast(page);
  await page.clock.fastForward(15_000);
  await expect(sendButton(page), "after a quick send").toHaveText(labels.send);
  await closeButton(page).click();

  const release = await startSending(page, email);
  await page.clock.fastForward(10_000);
  await expect(stillSendingNote(page)).toBeHidden();
  await goToServices(page);
  await page.clock.fastForward(5_000);
  await expect(page.locator("[aria-live]", { hasText: labels.stillSending })).toHaveText(
    `${labels.stillSending}${placeholderFacts.phone.display}.`,
  );
  await goBack(page);
  const call = stillSendingNote(page).getByRole("link", { name: placeholderFacts.phone.display });
  await expect(call).toHaveAttribute("href", placeholderFacts.phone.href);
  await expect(sendButton(page)).toHaveText(labels.sending);
  release();
  await expect(successText(page)).toBeVisible();
  await expect(stillSendingNote(page)).toBeHidden();
  expect(email.messages).toMatchObject([sampleMessage, sampleMessage]);
});

test.describe("A visit to Services during a send", () => {
  test.use({ allowedMessages: failedRequests });

  test("loses only what was sent, and nothing if the send fails", async ({ page, email }) => {
    await openHome(page);
    const fail = await startSending(page, email, (response) => response.destroy());
    await goToServices(page);
    const [alert] = await Promise.all([closeAlert(page), fail()]);
    expect(alert).toBe(failureMessage);
    await homeLink(page).click();
    await expectForm(page, sampleMessage);

    const release = await startSending(page, email);
    await goToServices(page);
    await goBack(page);
    await expect(sendButton(page)).toHaveText(labels.sending);
    await expectForm(page, sampleMessage);
    await field(page, "name").fill("Bea Lee");
    await goToServices(page);
    release();
    await expect(successText(page)).toBeVisible();
    await goBack(page);
    await expectForm(page, { name: "Bea Lee" });
    expect(email.messages).toMatchObject([sampleMessage, sampleMessage]);
  });
});

/** The log is only in memory, so this looks through all of the page's objects. */
async function logInMemory(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send("Runtime.evaluate", {
    expression: "Object.prototype",
  });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId as string,
  });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId as string,
    functionDeclaration: `function (event) {
      const isEntry = (each) => Object.getOwnPropertyDescriptor(each, "event")?.value === event;
      return this.filter(isEntry).sort((a, b) => a.at.localeCompare(b.at));
    }`,
    arguments: [{ value: logEntry }],
    returnByValue: true,
  });
  return result.value;
}
