import type { Page } from "@playwright/test";
import { closeButton, fillForm, sendButton } from "../support/contact-form.ts";
import { sendFormPath } from "../support/email-server.ts";
import { answerMap, openHome } from "../support/site.ts";
import { expect } from "../support/test.ts";

export const paths = ["/", "/services"] as const;

/** Either page, once React has taken it over and all of it that comes late is there. */
export async function openPage(page: Page, path: (typeof paths)[number]): Promise<void> {
  if (path === "/") {
    await answerMap(page);
    await openHome(page);
    await page.getByRole("heading", { name: "Find Us" }).scrollIntoViewIfNeeded();
    // A frame that is still loading may keep the focus that passes through it.
    await page.locator("iframe").contentFrame().locator("body *").first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
  } else {
    await openHome(page);
    await page.getByRole("link", { name: "Services" }).click();
    await expect(page.getByRole("heading", { name: "Our Services" })).toBeFocused();
  }
}

/** Sends a message; the email service keeps its reply back until `answer` is called. */
export async function startSending(
  page: Page,
  reply = { status: 200, body: "OK" },
): Promise<{ answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(sendFormPath, async (route) => {
    await promise;
    await route.fulfill(reply);
  });
  await fillForm(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText("Sending…");
  return { answer: resolve };
}

export async function showToast(page: Page): Promise<void> {
  const { answer } = await startSending(page);
  answer();
  await expect(closeButton(page)).toBeVisible();
}
