import { expect, type Page, type Request } from "@playwright/test";
import { failureMessage, type fields, successMessage } from "../fixtures/specification.ts";
import { closeAlert } from "./alert.ts";
import { sendFormPath } from "./email-server.ts";

type FieldName = (typeof fields)[number];
export type Typed = Record<FieldName, string>;

const labels: Typed = { name: "Your name", email: "Your email", message: "Your message" };

export const field = (page: Page, name: FieldName) => page.locator("form").getByLabel(labels[name]);

export const typed: Typed = {
  name: "Ann Lee",
  email: "ann@example.com",
  message: "Is there a room for my father?",
};

export async function fillForm(
  page: Page,
  { name = "Ann Lee", email = "ann@example.com", message = "Hello." } = {},
) {
  await field(page, "name").fill(name);
  await field(page, "email").fill(email);
  await field(page, "message").fill(message);
}

export async function expectForm(
  page: Page,
  { name = "", email = "", message = "" } = {},
): Promise<void> {
  await expect(field(page, "name")).toHaveValue(name);
  await expect(field(page, "email")).toHaveValue(email);
  await expect(field(page, "message")).toHaveValue(message);
}

export const sendButton = (page: Page) => page.locator("form").getByRole("button");

export const successText = (page: Page) => page.getByText(successMessage);

export const closeButton = (page: Page) => page.getByRole("button", { name: "Close", exact: true });

export async function sendAndSeeToast(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
}

/** A send that fails: the visitor is told, and keeps what is typed. */
export async function sendInVain(page: Page, values = typed): Promise<void> {
  const [said] = await Promise.all([closeAlert(page), sendButton(page).click()]);
  expect(said).toBe(failureMessage);
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
