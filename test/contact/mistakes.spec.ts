import type { Page } from "@playwright/test";
import { type FieldName, fieldNames, sampleMessage } from "../fixtures/specification.ts";
import {
  field,
  fillForm,
  sendAndSeeToast,
  sendButton,
  startSending,
  successText,
} from "../support/contact-form.ts";
import { edges, openHome, setTextSize, setWidth } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

type Flaw = "valueMissing" | "typeMismatch";

const mistakes: [name: FieldName, text: string, flaw: Flaw][] = [
  ...fieldNames.map((name): [FieldName, string, Flaw] => [name, "", "valueMissing"]),
  ["email", "ann at example", "typeMismatch"],
];

test("The browser's messages stay until the mistakes are fixed", async ({ page, email }) => {
  await openHome(page);
  for (const name of fieldNames) await expectRight(page, name);
  await test.step("an assistive tool submits an empty form", async () => {
    await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(field(page, "name")).toBeFocused();
    for (const name of fieldNames) await expectWrong(page, name, "valueMissing");
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
    const errors = page.locator("form p[id]:not(:empty)");
    await expect(errors, "fixed errors leave no gap").toHaveCount(1);
  }
  await fillForm(page);
  await sendAndSeeToast(page);
  expect(email.messages, "only the complete one").toMatchObject([sampleMessage]);
});

test("A mistake made during a send goes with the reset", async ({ page, email }) => {
  await openHome(page);
  const release = await startSending(page, email);
  await fillForm(page, { message: "" });
  await field(page, "name").press("Enter");
  await expectWrong(page, "message", "valueMissing");
  release();
  await expect(successText(page)).toBeVisible();
  for (const name of fieldNames) await expectRight(page, name);
  await expect(page.locator("form :user-invalid")).toHaveCount(0);
});

test("After Send, an empty field's label and error are on the screen", async ({ page }) => {
  await openHome(page);
  for (const [width, height, standard] of [
    [390, 844, 16],
    [390, 844, 32],
    [1440, 900, 16],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, standard);
    for (const name of fieldNames) {
      await fillForm(page, { [name]: "" });
      await sendButton(page).click();
      await expect(field(page, name)).toBeFocused();
      const where = `${name} at ${width} px with text of ${standard} px`;
      const parts = [page.locator(`label[for=${name}]`), page.locator(`#${name}-error`)];
      for (const part of parts) await expect(part, where).toBeInViewport({ ratio: 1 });
      const [label, error, box] = await Promise.all([...parts, field(page, name)].map(edges));
      // Below the box, the browser's own bubble would cover the error.
      expect(error?.top, where).toBeGreaterThanOrEqual(label?.bottom ?? Number.NaN);
      expect(error?.bottom, where).toBeLessThanOrEqual(box?.top ?? Number.NaN);
    }
  }
});

test("If only one of two fields has an error, they still line up, and fixing it doesn't move Send", async ({
  page,
}) => {
  await openHome(page);
  await fillForm(page, { ...sampleMessage, email: "" });
  await sendButton(page).click();
  for (const width of [820, 1024, 1440]) {
    await setWidth(page, width);
    const [name, email] = [await edges(field(page, "name")), await edges(field(page, "email"))];
    expect(name.top, `the boxes at ${width} px`).toBe(email.top);
    const label = await edges(page.locator("label[for=name]"));
    expect(name.top - label.bottom, `the name's label at ${width} px`).toBeLessThan(
      label.bottom - label.top,
    );
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
