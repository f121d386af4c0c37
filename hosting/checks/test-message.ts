import type { Page } from "@playwright/test";
import { emailApi } from "../../src/contact/email-api.ts";
import { outcomes } from "../../src/contact/outcomes.ts";
import { helper } from "../advice.ts";
import { isHidden, type Problem } from "./check-site.ts";
import { versionIn } from "./version.ts";

/** What the owner finds in the mailbox, by the form's fields. */
export const testMessage = (site: URL) => ({
  name: "Your website",
  email: `website@${site.hostname.replace(/^www\./, "")}`,
  message:
    "This is the weekly test of your website's form. If you can read it, messages reach you. You don't have to answer.",
});

/** On Mondays, or if someone checked the box on GitHub, which sets these variables. */
export function isTestDue({ GITHUB_EVENT_NAME, SEND }: NodeJS.ProcessEnv, today: Date): boolean {
  return GITHUB_EVENT_NAME === "schedule" ? today.getUTCDay() === 1 : SEND === "true";
}

/** Sends a message through the form of the published site, as a visitor would. */
export async function sendTestMessage(page: Page, site: URL): Promise<Problem[]> {
  const reason = await send(page, site).catch((error: Error) => error.message.split("\n")[0]);
  if (!reason) return [];
  return [
    {
      title: "Messages from the website don't arrive",
      detail: `${site.href}: ${reason}`,
      advice: `Call ${helper}. If the website itself works, reconnect the mailbox on ${emailApi.name}, under Email Services (docs/setup.md, step 2). Until then, visitors can still call you.`,
    },
  ];
}

/** Returns the reason if the message wasn't sent. */
async function send(page: Page, site: URL): Promise<string | undefined> {
  // Nothing is sent yet, so a network that failed for a moment gets another chance.
  const response = await page.goto(site.href).catch(() => page.goto(site.href));
  const form = page.locator("form");
  const text = await page.content();
  const headers = new Headers(await response?.allHeaders());
  if (isHidden({ text, headers })) return "it's a preview, or shows placeholders";
  if (!versionIn(text)) return "it's someone else's page";
  if ((await form.count()) === 0) return "the page has no form";
  // The script takes these out when it takes over the form. Without it, there is no toast.
  await form.locator("[type=hidden]").first().waitFor({ state: "detached" });

  for (const [name, text] of Object.entries(testMessage(site))) {
    await form.locator(`[name=${name}]`).fill(text);
  }
  const { promise: alert, resolve } = Promise.withResolvers<string>();
  page.once("dialog", (dialog) => {
    resolve(`the form says "${dialog.message().replace(/\.$/, "")}"`);
    return dialog.accept().catch(() => {});
  });
  await form.getByRole("button").click();
  const toast = page.getByText(outcomes.sent).waitFor({ timeout: 60_000 });
  return Promise.race([alert, toast.then(() => undefined)]);
}
