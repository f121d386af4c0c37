import type { Page } from "@playwright/test";
import { failureMessage, labels } from "../fixtures/specification.ts";
import { acceptAlert, expectForm, sendButton, successText } from "../support/contact-form.ts";
import { type EmailServer, reply } from "../support/email-server.ts";
import { facts, openHome } from "../support/site.ts";
import { slideshowButton } from "../support/slideshow.ts";
import { expect } from "../support/test.ts";
import { isHome, type Model, pageOf } from "./model.ts";

/** A visit in a real browser. */
export type Visit = {
  page: Page;
  email: EmailServer;
  alerts: string[];
  /** The email service's answer to the last message. */
  answer: (status: number, text: string) => void;
};

export async function startVisit(page: Page, email: EmailServer): Promise<Visit> {
  const visit: Visit = { page, email, alerts: [], answer: () => {} };
  email.answer = (response) => {
    visit.answer = (status, text) => reply(status, text)(response);
  };
  page.on("dialog", async (dialog) => {
    visit.alerts.push(await acceptAlert(dialog));
  });
  await openHome(page);
  return visit;
}

/** Compares what the visitor sees with the model. */
export async function expectAgreement(model: Model, { page, email, alerts }: Visit) {
  const { path, title } = pageOf(model);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title(facts));
  await expect(successText(page)).toBeVisible({ visible: model.hasToast });
  await expect.poll(() => alerts).toEqual(Array(model.alerts).fill(failureMessage));
  await expect.poll(() => email.messages.length).toBe(model.arrived.length);
  expect(email.messages).toMatchObject(model.arrived);
  await expect(page.locator("form")).toHaveCount(isHome(model) ? 1 : 0);
  if (!isHome(model)) return;
  await expectForm(page, model.typed);
  await expect(sendButton(page)).toHaveText(model.sending ? labels.sending : labels.send);
  await expect(slideshowButton(page)).toHaveText(model.isPaused ? labels.play : labels.pause);
}
