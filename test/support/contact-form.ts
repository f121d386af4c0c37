import { expect, type Page, type Request } from "@playwright/test";
import { closeAlert } from "./alert.ts";
import { sendFormPath } from "./email-server.ts";

export type Typed = { name: string; email: string; message: string };

export const typed: Typed = {
  name: "Ann Lee",
  email: "ann@example.com",
  message: "Is there a room for my father?",
};

export async function fillForm(
  page: Page,
  { name = "Ann Lee", email = "ann@example.com", message = "Hello." } = {},
) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Message").fill(message);
}

export async function expectForm(
  page: Page,
  { name = "", email = "", message = "" } = {},
): Promise<void> {
  await expect(page.getByLabel("Your name")).toHaveValue(name);
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expect(page.getByLabel("Message")).toHaveValue(message);
}

export const sendButton = (page: Page) => page.locator("form").getByRole("button");

export const successText = (page: Page) =>
  page.getByText("Your message has been sent successfully!");

export const closeButton = (page: Page) => page.getByRole("button", { name: "Close", exact: true });

export async function sendAndSeeToast(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
}

/** A send that fails: the visitor is told, and keeps what is typed. */
export async function sendInVain(page: Page, values = typed): Promise<void> {
  const [said] = await Promise.all([closeAlert(page), sendButton(page).click()]);
  expect(said).toBe("Failed to send message.");
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

/** Answers in the place of the email service; the list grows with each message that arrives. */
export async function answerSends(page: Page, reply: { status: number; body: string }) {
  const arrived: Request[] = [];
  await page.route(sendFormPath, (route) => {
    arrived.push(route.request());
    return route.fulfill({ ...reply, headers: { "access-control-allow-origin": "*" } });
  });
  return arrived;
}

/** The fields of a multipart body in the order they were sent, as the email service reads them. */
export async function sentFields(request: Request): Promise<[string, string][]> {
  const contentType = (await request.headerValue("content-type")) ?? "";
  expect(contentType).toMatch(/^multipart\/form-data; boundary=/);
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
  return Array.from(form, ([field, value]) => [field, String(value)]);
}
