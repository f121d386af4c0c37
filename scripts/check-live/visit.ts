import { expect, type Page, type Response } from "@playwright/test";
import { emailApi, isSuccess } from "../../src/contact/email-api.ts";
import { home } from "../../src/pages.ts";

/** Opens a page, but doesn't wait for its script and pictures. */
export async function visit(page: Page, url: string): Promise<Response> {
  let response: Response | undefined;
  page.on("response", (each) => {
    if (each.request().isNavigationRequest() && each.frame() === page.mainFrame()) response = each;
  });
  // For an error without a page, a Chromium with windows shows its own page, and this fails.
  const failed = await page.goto(url, { waitUntil: "commit" }).then(
    () => undefined,
    (error: Error) => error,
  );
  if (!response) throw failed;
  return response;
}

export async function open(page: Page, path: string): Promise<Response> {
  const response = await visit(page, path);
  const status = response.status();
  expect(status, `${response.url()}: status ${status}`).toBe(200);
  return response;
}

/** Whether the script starts: then it takes the library's fields out of the form. */
export function waitForScript(page: Page): Promise<boolean> {
  const hidden = page.locator(`form [name=${emailApi.fields.version}]`);
  return hidden.waitFor({ state: "detached" }).then(
    () => true,
    () => false,
  );
}

/** Sends a message to the owner through the form, as a visitor would. */
export async function sendMessage(page: Page): Promise<void> {
  await page.goto(home.path);
  // Without it, the browser would leave the page.
  expect(await waitForScript(page), "The script doesn't start").toBe(true);
  const form = page.locator("form");
  const domain = new URL(page.url()).hostname.replace(/^www\./, "");
  await form.locator("[name=name]").fill("Your website");
  await form.locator("[name=email]").fill(`website@${domain}`);
  const message =
    "This is the weekly test of your website's contact form. If you're reading this, the form works. You don't have to answer.";
  await form.locator("[name=message]").fill(message);
  const [response] = await Promise.all([
    page.waitForResponse(`**${emailApi.path}`),
    form.getByRole("button").click(),
  ]);
  const reply = { status: response.status(), text: await response.text() };
  const details = `${response.url()}: status ${reply.status}, ${reply.text}. Reconnect the mailbox on ${emailApi.name}, under Email Services (docs/setup.md, step 2)`;
  expect(isSuccess(reply), details).toBe(true);
  // Not its words: the newest may not be published yet.
  await expect(page.locator("[data-open=true]"), details).toBeVisible();
}
