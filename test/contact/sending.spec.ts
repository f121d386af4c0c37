import emailLibrary from "@emailjs/browser/package.json" with { type: "json" };
import {
  answerSends,
  expect,
  expectForm,
  facts,
  fillForm,
  openHome,
  sendButton,
  sendFormPath,
  sentFields,
  successText,
  test,
} from "../support/test.ts";

test.describe("Before a message is sent", () => {
  test("the browser asks for each of the three fields that is empty", async ({ page }) => {
    const arrived = await answerSends(page, { status: 200, body: "OK" });
    await openHome(page);
    for (const label of ["Your name", "Email address", "Message"]) {
      await fillForm(page);
      await page.getByLabel(label).clear();
      await sendButton(page).click();
      await expect(page.getByLabel(label)).toBeFocused();
      const validity = await page
        .getByLabel(label)
        .evaluate(({ validity: { valueMissing, customError } }: HTMLInputElement) => ({
          valueMissing,
          customError,
        }));
      expect(validity).toEqual({ valueMissing: true, customError: false });
    }
    expect(arrived).toEqual([]);
  });

  test("the browser asks for an email address that is one", async ({ page }) => {
    const arrived = await answerSends(page, { status: 200, body: "OK" });
    await openHome(page);
    await fillForm(page, { email: "ann at example" });
    await sendButton(page).click();
    const email = page.getByLabel("Email address");
    await expect(email).toBeFocused();
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(
      true,
    );
    expect(arrived).toEqual([]);
  });
});

test("A message goes to the email service as a multipart form of seven fields", async ({
  page,
}) => {
  await openHome(page);
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
});

test("After a send that succeeds the toast appears and the form is empty", async ({ page }) => {
  await openHome(page);
  await expect(successText(page)).toBeHidden();
  await fillForm(page);
  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
  await expect(sendButton(page)).toHaveText("Send message");
});

test("A visitor may send a second message after the first", async ({ page }) => {
  const arrived = await answerSends(page, { status: 200, body: "" });
  await openHome(page);
  for (const message of ["The first.", "The second."]) {
    await fillForm(page, { message });
    await sendButton(page).click();
    await expectForm(page);
  }
  expect(arrived).toHaveLength(2);
  await expect(successText(page)).toHaveCount(1);
});

test.describe("A reply with the text OK", () => {
  test.use({ expectedMessages: [/status of 500/] });

  test("is a success, whatever its status", async ({ page }) => {
    await answerSends(page, { status: 500, body: "OK" });
    await openHome(page);
    await fillForm(page);
    await sendButton(page).click();
    await expect(successText(page)).toBeVisible();
    await expectForm(page);
  });
});
