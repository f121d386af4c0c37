import emailLibrary from "@emailjs/browser/package.json" with { type: "json" };
import { expect, type Page, type Request } from "@playwright/test";
import { emailApi } from "../../src/contact/email-api.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import {
  type FieldName,
  failureMessage,
  fieldNames,
  fields,
  forEachField,
  labels,
  type Message,
  sampleMessage,
  successMessage,
} from "../fixtures/specification.ts";
import { type EmailServer, type Reply, sendFormPath } from "./email-server.ts";

export const field = (page: Page, name: FieldName) =>
  page.locator("form").getByLabel(fields[name].label);

export async function fillForm(page: Page, values: Partial<Message> = {}): Promise<void> {
  const all = { ...sampleMessage, ...values };
  for (const name of fieldNames) await field(page, name).fill(all[name]);
}

export async function expectForm(page: Page, values: Partial<Message> = {}): Promise<void> {
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(values[name] ?? "");
}

export const sendButton = (page: Page) => page.locator("form").getByRole("button");

export const successText = (page: Page) => page.getByText(successMessage);

export const closeButton = (page: Page) =>
  page.getByRole("button", { name: labels.close, exact: true });

export async function sendAndSeeToast(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
}

/** A send that fails: an alert says so, and the form keeps what was typed. */
export async function sendAndFail(page: Page, values = sampleMessage): Promise<void> {
  const [alert] = await Promise.all([closeAlert(page), sendButton(page).click()]);
  expect(alert).toBe(failureMessage);
  await expect(sendButton(page)).toHaveText(labels.send);
  await expect(successText(page)).toBeHidden();
  await expectForm(page, values);
}

/** What a visitor reads next to the button when a send takes long. */
export const stillSendingNote = (page: Page) => page.locator("form").getByText(labels.stillSending);

/** What a visitor reads below the button without our script. */
export const noscriptNote = (page: Page) =>
  page
    .locator("form")
    .getByText(
      `After you press “${labels.send},” you’ll see a page that says only “${emailApi.sent.text}.” That means your message was sent. If it says anything else, please call us. Press your browser’s Back button to return here.`,
    );

/** Without our script, the browser sends the form and shows the email service's response. */
export async function sendNatively(page: Page): Promise<void> {
  await sendButton(page).click();
  await page.waitForURL(sendFormPath);
}

/** Sends a message; the email service replies when you call the returned function. */
export async function startSending(
  page: Page,
  email: EmailServer,
  reply?: Reply,
): Promise<() => void> {
  const release = email.delayReplies(reply);
  await fillForm(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(labels.sending);
  return release;
}

/** Waits for the browser's next alert, closes it and returns its text. */
export async function closeAlert(page: Page): Promise<string> {
  const dialog = await page.waitForEvent("dialog");
  expect(dialog.type()).toBe("alert");
  await dialog.accept().catch((error: Error) => {
    // On a busy machine, Chromium sometimes closes it first.
    if (!error.message.includes("No dialog is showing")) throw error;
  });
  return dialog.message();
}

export async function showToast(page: Page): Promise<void> {
  await fillForm(page);
  await sendAndSeeToast(page);
}

/** Replies instead of the email service, and returns the growing list of requests. */
export async function replyToSends(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(sendFormPath, (route) => {
    requests.push(route.request());
    const { status, text: body } = emailApi.sent;
    return route.fulfill({ status, body, headers: { "access-control-allow-origin": "*" } });
  });
  return requests;
}

/** Exactly one message went to EmailJS, as a form with the owner's ids. */
export async function expectSentToOwner(requests: Request[], values: Message): Promise<void> {
  expect(requests).toHaveLength(1);
  const request = requests[0] as Request;
  expect(request.method()).toBe("POST");
  expect(request.url()).toBe("https://api.emailjs.com/api/v1.0/email/send-form");
  const contentType = (await request.headerValue("content-type")) ?? "";
  expect(contentType).toContain("multipart/form-data");
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
  const { serviceId, templateId, publicKey } = ownerFacts.emailService;
  const expected = {
    ...forEachField((name) => values[name].replaceAll("\n", "\r\n")),
    lib_version: emailLibrary.version,
    service_id: serviceId,
    template_id: templateId,
    user_id: publicKey,
  };
  expect([...form].sort()).toEqual(Object.entries(expected).sort());
}
