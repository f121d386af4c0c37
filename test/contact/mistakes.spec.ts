import type { Page } from "@playwright/test";
import { type FieldName, fieldNames, fields, sampleMessage } from "../fixtures/specification.ts";
import { field, fillForm, sendAndSeeToast, sendButton } from "../support/contact-form.ts";
import { openHome, setTextSize, setWidth } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

type Flaw = "valueMissing" | "typeMismatch";

const requiredFields = fieldNames.filter((name) => fields[name].required);
const mistakes: [name: FieldName, text: string, flaw: Flaw][] = [
  ...requiredFields.map((name): [FieldName, string, Flaw] => [name, "", "valueMissing"]),
  ["email", "ann at example", "typeMismatch"],
];

test("The browser's messages about missing fields and a wrong email stay until they're fixed, and nothing is sent", async ({
  page,
  email,
}) => {
  await openHome(page);
  for (const name of fieldNames) await expectRight(page, name);
  await test.step("an assistive tool submits an empty form", async () => {
    await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(field(page, "name")).toBeFocused();
    for (const name of requiredFields) await expectWrong(page, name, "valueMissing");
  });

  const missing = await expectWrong(page, "email", "valueMissing");
  await field(page, "email").pressSequentially("ann");
  await expect(field(page, "email"), "while typing").toHaveAccessibleDescription(missing);
  await sendButton(page).click();
  await expectWrong(page, "email", "typeMismatch");
  await field(page, "email").pressSequentially("@example.com");
  await expectRight(page, "email");
  await expectWrong(page, "name", "valueMissing");

  for (const [name, text, flaw] of mistakes) {
    await fillForm(page, { [name]: text });
    await sendButton(page).click();
    await expect(field(page, name)).toBeFocused();
    await expectWrong(page, name, flaw);
    await expect(page.locator("form [aria-invalid=true]")).toHaveCount(1);
  }
  await fillForm(page);
  await sendAndSeeToast(page);
  expect(email.messages, "only the complete one").toMatchObject([sampleMessage]);
});

test("After Send finds an empty field on a phone, its label and error are on the screen, at any text size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  for (const standard of [16, 32]) {
    await setTextSize(page, standard);
    for (const name of requiredFields) {
      await fillForm(page, { [name]: "" });
      await sendButton(page).click();
      await expect(field(page, name)).toBeFocused();
      const where = `${name} with text of ${standard} px`;
      for (const part of [page.locator(`label[for=${name}]`), page.locator(`#${name}-error`)]) {
        await expect(part, where).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test("A wrong field's error is between its label and the field", async ({ page }) => {
  await openHome(page);
  await sendButton(page).click();
  for (const width of [390, 1440]) {
    await setWidth(page, width);
    for (const name of requiredFields) {
      const label = await page.locator(`label[for=${name}]`).boundingBox();
      const error = await page.locator(`#${name}-error`).boundingBox();
      const wrong = await field(page, name).boundingBox();
      if (!label || !error || !wrong) throw new Error(`The error for ${name} isn't shown`);
      // Below the field, the browser's own bubble would cover it.
      const where = `the error for ${name} at ${width} px`;
      expect(error.y, where).toBeGreaterThanOrEqual(label.y + label.height);
      expect(error.y + error.height, where).toBeLessThanOrEqual(wrong.y);
    }
  }
});

test("Two fields side by side line up even if only one has an error, and nothing moves until Send", async ({
  page,
}) => {
  await openHome(page);
  await fillForm(page, { ...sampleMessage, email: "" });
  await sendButton(page).click();
  for (const width of [820, 1024, 1440]) {
    await setWidth(page, width);
    for (const part of ["label", "input"]) {
      const tops = await page
        .locator(`form ${part}:visible`)
        .evaluateAll((parts) => parts.slice(0, 2).map((part) => part.getBoundingClientRect().top));
      expect(tops[0], `the ${part}s at ${width} px`).toBe(tops[1]);
    }
  }
  const send = await sendButton(page).boundingBox();
  await field(page, "email").fill(sampleMessage.email);
  await expect(page.locator("#email-error")).toBeHidden();
  expect(await sendButton(page).boundingBox(), "the button while typing").toEqual(send);
});

async function expectRight(page: Page, name: FieldName): Promise<void> {
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "false");
  await expect(field(page, name)).toHaveAccessibleDescription("");
}

/** The field shows the browser's own message, which is returned. */
async function expectWrong(page: Page, name: FieldName, flaw: Flaw): Promise<string> {
  const wrong = field(page, name);
  await expect(wrong).toHaveJSProperty(`validity.${flaw}`, true);
  await expect(wrong).toHaveJSProperty("validity.customError", false);
  const message = await wrong.evaluate((input: HTMLInputElement) => input.validationMessage);
  await expect(wrong).toHaveAccessibleDescription(message);
  await expect(wrong).toHaveAttribute("aria-invalid", "true");
  return message;
}
