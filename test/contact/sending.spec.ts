import emailLibrary from "@emailjs/browser/package.json" with { type: "json" };
import { fields } from "../fixtures/specification.ts";
import {
  answerSends,
  closeButton,
  expectForm,
  field,
  fillForm,
  sendButton,
  sentFields,
  successText,
} from "../support/contact-form.ts";
import { sendFormPath } from "../support/email-server.ts";
import { facts, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("The browser asks for what is missing and for a real email address, and sends nothing", async ({
  page,
}) => {
  const arrived = await answerSends(page, { status: 200, body: "OK" });
  await openHome(page);
  const problemOf = (name: (typeof fields)[number]) =>
    field(page, name).evaluate(({ validity }: HTMLInputElement) =>
      (["valueMissing", "typeMismatch", "customError"] as const).filter((each) => validity[each]),
    );
  for (const name of fields) {
    await fillForm(page);
    await field(page, name).clear();
    await sendButton(page).click();
    await expect(field(page, name)).toBeFocused();
    expect(await problemOf(name)).toEqual(["valueMissing"]);
  }
  await fillForm(page, { email: "ann at example" });
  await sendButton(page).click();
  await expect(field(page, "email")).toBeFocused();
  expect(await problemOf("email")).toEqual(["typeMismatch"]);
  expect(arrived).toEqual([]);
});

test("An assistive tool that submits an empty form sends nothing", async ({ page }) => {
  const arrived = await answerSends(page, { status: 200, body: "OK" });
  await openHome(page);
  const isValid = await page.locator("form").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    return form.checkValidity();
  });
  expect(isValid).toBe(false);
  await expect(field(page, "name")).toBeFocused();
  expect(arrived).toEqual([]);
  await expect(successText(page)).toBeHidden();
});

test("A message goes to the email service as a multipart form of seven fields; then the toast appears and the form is empty", async ({
  page,
}) => {
  await openHome(page);
  await expect(successText(page)).toBeHidden();
  await fillForm(page, {
    name: "Zoë O'Neil & Son",
    email: "zoe+home@example.com",
    message: 'Is there a room?\n"Soon", I hope. 老人 <b>100%</b>',
  });
  const sending = page.waitForRequest(sendFormPath);
  await sendButton(page).click();
  const request = await sending;
  expect(request.method()).toBe("POST");
  const { serviceId, templateId, publicKey } = facts.emailService;
  expect((await sentFields(request)).sort()).toEqual([
    ["email", "zoe+home@example.com"],
    ["lib_version", emailLibrary.version],
    ["message", 'Is there a room?\r\n"Soon", I hope. 老人 <b>100%</b>'],
    ["name", "Zoë O'Neil & Son"],
    ["service_id", serviceId],
    ["template_id", templateId],
    ["user_id", publicKey],
  ]);
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
  await expect(sendButton(page)).toHaveText("Send message");
});

test.describe("A success", () => {
  test.use({ expectedMessages: [/status of 500/] });

  test("is status 200 or the text OK, whatever else the answer says, and as often as one sends", async ({
    page,
    email,
  }) => {
    await openHome(page);
    const answers: [status: number, text: string | Buffer][] = [
      [200, ""],
      [200, "<!doctype html><h1>Welcome</h1>"],
      [200, Buffer.from([0xff, 0xfe, 0])],
      [500, "OK"],
    ];
    for (const [status, text] of answers) {
      email.answer = (response) => response.writeHead(status).end(text);
      await fillForm(page, { message: `Before ${status}` });
      await sendButton(page).click();
      await expect(successText(page)).toBeVisible();
      await expectForm(page);
      await closeButton(page).click();
    }
    expect(email.messages.map(({ message }) => message)).toEqual([
      "Before 200",
      "Before 200",
      "Before 200",
      "Before 500",
    ]);
  });
});
