import type { Page } from "@playwright/test";
import { expect, expectForm, fillForm, sendButton, successText } from "../support/test.ts";

export type Typed = { name: string; email: string; message: string };

export const typed: Typed = {
  name: "Ann Lee",
  email: "ann@example.com",
  message: "Is there a room for my father?",
};

/**
 * What a failed send leaves in the console: the browser's line and ours, which shows the library's
 * reply by the letter or two that the build has left of its name.
 */
export const failedSend =
  /^Failed to load resource|Failed to fetch|violates the following Content Security Policy|^\w{1,3}$/;

export async function expectReadableAndCallable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age Fearlessly, Live Happily.");
  await expect(page.getByRole("heading", { name: "About Us" })).toBeVisible();
  const call = page.getByRole("main").getByRole("link", { name: /^Call us/ });
  await expect(call).toBeVisible();
  await expect(call).toHaveAttribute("href", /^tel:\+1\d{10}$/);
}

export async function sendAndSeeToast(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
}

/** A send that fails: the visitor is told, and keeps what is typed. */
export async function sendInVain(page: Page, values = typed): Promise<void> {
  const alert = page.waitForEvent("dialog");
  await Promise.all([sendButton(page).click(), alert.then((dialog) => dialog.accept())]);
  expect((await alert).message()).toBe("Failed to send message.");
  await expect(sendButton(page)).toHaveText("Send message");
  await expect(successText(page)).toBeHidden();
  await expectForm(page, values);
}

/** Without our script the browser sends the form and shows what the email service answers. */
export async function sendNatively(page: Page): Promise<void> {
  await fillForm(page, typed);
  await sendButton(page).click();
  await page.waitForURL("**/send-form");
}

export const goBack = async (page: Page) => {
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Age Fearlessly/);
};
