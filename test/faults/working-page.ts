import type { Page } from "@playwright/test";
import { sampleMessage } from "../fixtures/specification.ts";
import { fillForm, sendAndSeeToast, sendNatively } from "../support/contact-form.ts";
import type { EmailServer } from "../support/email-server.ts";
import { expectReadableAndCallable } from "../support/page.ts";
import { expect } from "../support/test.ts";

export async function expectWorkingPage(
  page: Page,
  email: EmailServer,
  send = sendAndSeeToast,
): Promise<void> {
  await expectReadableAndCallable(page);
  await fillForm(page);
  await send(page);
  // Emptied, so that a test can ask again.
  expect(email.messages.splice(0)).toMatchObject([sampleMessage]);
}

/** The page works without our script: the browser sends the form itself. */
export const expectWorkingFallback = (page: Page, email: EmailServer) =>
  expectWorkingPage(page, email, sendNatively);
