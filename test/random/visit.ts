import type { Page } from "@playwright/test";
import { emailApi } from "../../src/contact/email-api.ts";
import { pages } from "../../src/pages.ts";
import {
  failureMessage,
  fieldNames,
  fields,
  forEachField,
  labels,
  type Message,
  sampleMessage,
} from "../fixtures/specification.ts";
import {
  acceptAlert,
  closeButton,
  expectForm,
  field,
  fillForm,
  sendButton,
  successText,
} from "../support/contact-form.ts";
import { type EmailServer, reply } from "../support/email-server.ts";
import { openHome, pageAt, placeholderFacts } from "../support/page.ts";
import { slideshowButton } from "../support/slideshow.ts";
import { expect } from "../support/test.ts";

export type Step = { name: string; isPossible: () => boolean; act: () => Promise<void> };

/** A visit, and what the visitor should see: each step does something and notes what it changes. */
export async function startVisit(page: Page, email: EmailServer) {
  let typed = forEachField(() => "");
  /** What was in the form when the current send started. */
  let sending: Message | undefined;
  const arrived: Message[] = [];
  let failures = 0;
  let hasToast = false;
  let isPaused = false;

  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(await acceptAlert(dialog));
  });
  let replyNow: (status: number, text: string) => void;
  email.reply = (response) => {
    replyNow = (status, text) => reply(status, text)(response);
  };
  await openHome(page);

  const path = () => new URL(page.url()).pathname;
  const isHome = () => path() === "/";
  const isSending = () => sending !== undefined;
  const isComplete = () =>
    typed.email.includes("@") &&
    fieldNames.every((name) => typed[name] !== "" || !fields[name].required);

  /** Clicks even while the button is disabled. */
  const press = (clickCount = 1) => sendButton(page).click({ force: true, clickCount });
  const submit = async (clickCount?: number) => {
    await press(clickCount);
    if (sending || !isComplete()) return;
    sending = typed;
    arrived.push(typed);
  };

  const typing = fieldNames.flatMap((name) => {
    const type = async (text: string) => {
      await field(page, name).fill(text);
      typed = { ...typed, [name]: text };
    };
    return [
      { name: `add to the ${name}`, isPossible: isHome, act: () => type(`x${typed[name]}`) },
      { name: `empty the ${name}`, isPossible: isHome, act: () => type("") },
    ];
  });

  const links = pages.map((each) => ({
    name: `go to ${each.path}`,
    isPossible: () => true,
    act: async () => {
      await page.locator(`header a[href="${each.path}"]`).click();
      await expect(page).toHaveURL(each.path);
    },
  }));

  const steps: Step[] = [
    ...typing,
    ...links,
    {
      name: "go back",
      // The visit starts at home, so there's a page before any other.
      isPossible: () => !isHome(),
      act: async () => {
        await page.goBack();
      },
    },
    {
      name: "go forward, if they went back",
      isPossible: () => true,
      act: async () => {
        await page.goForward();
      },
    },
    {
      name: "fill in everything and submit",
      isPossible: isHome,
      act: async () => {
        await fillForm(page);
        typed = sampleMessage;
        await submit();
      },
    },
    { name: "submit", isPossible: isHome, act: () => submit() },
    { name: "submit with a double click", isPossible: isHome, act: () => submit(2) },
    {
      name: "submit while offline",
      isPossible: () => isHome() && !isSending(),
      act: async () => {
        await page.context().setOffline(true);
        await press();
        await expect(sendButton(page)).toHaveText(labels.send);
        await page.context().setOffline(false);
        if (isComplete()) failures++;
      },
    },
    {
      name: "reply OK",
      isPossible: isSending,
      act: async () => {
        replyNow(emailApi.sent.status, emailApi.sent.text);
        // What was sent goes, but not what was typed since then.
        typed = forEachField((name) => (typed[name] === sending?.[name] ? "" : typed[name]));
        sending = undefined;
        hasToast = true;
      },
    },
    {
      name: "reply with a failure",
      isPossible: isSending,
      act: async () => {
        replyNow(500, "No");
        sending = undefined;
        failures++;
      },
    },
    {
      name: "close the toast",
      isPossible: () => hasToast,
      act: async () => {
        await closeButton(page).click();
        hasToast = false;
      },
    },
    {
      name: "press the slideshow's button",
      isPossible: isHome,
      act: async () => {
        await slideshowButton(page).click();
        isPaused = !isPaused;
      },
    },
  ];

  /** Compares what the visitor sees with what the steps noted. */
  async function expectAgreement(): Promise<void> {
    await expect(page).toHaveTitle(pageAt(path()).title(placeholderFacts));
    await expect(successText(page)).toBeVisible({ visible: hasToast });
    await expect.poll(() => alerts).toEqual(Array(failures).fill(failureMessage));
    await expect.poll(() => email.messages.length).toBe(arrived.length);
    expect(email.messages).toMatchObject(arrived);
    await expect(page.locator("form")).toHaveCount(isHome() ? 1 : 0);
    if (!isHome()) return;
    await expectForm(page, typed);
    await expect(sendButton(page)).toHaveText(sending ? labels.sending : labels.send);
    await expect(slideshowButton(page)).toHaveText(isPaused ? labels.play : labels.pause);
  }

  return { steps, expectAgreement };
}
