import type { Locator, Page } from "@playwright/test";
import { pages } from "../../src/pages.ts";
import {
  address,
  type FieldName,
  failureMessage,
  fieldNames,
  fields,
  successMessage,
} from "../fixtures/specification.ts";
import { expectMoving, openOnStoppedClock } from "../support/clock.ts";
import {
  closeAlert,
  closeButton,
  field,
  fillForm,
  sendButton,
  startSending,
} from "../support/contact-form.ts";
import { openHome, openPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { listen } from "./live-regions.ts";

test("The home page reads well to a screen reader, without pictures and icons", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(page.locator("body")).toMatchAriaSnapshot({ name: "home.aria.yml" });
  await expect(page.locator("iframe")).toHaveAttribute("title", `Map of ${address}`);
  await expect(page.getByRole("img")).toHaveCount(0);
  await expectWholeLinks(page);
});

for (const { path, name, words } of pages.slice(1)) {
  test(`The ${name} page reads well to a screen reader`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${words}.aria.yml` });
    await expectWholeLinks(page);
  });
}

test("Send shows the browser's message at each wrong field until the field is right", async ({
  page,
}) => {
  await openHome(page);
  const name = field(page, "name");
  const email = field(page, "email");
  expect(await announcedFields(page)).toEqual(announced());
  await expect(email).toHaveAccessibleDescription("");
  await sendButton(page).click();
  for (const each of await page.locator("form :required").all()) {
    await expect(each).toHaveAccessibleDescription(await ownMessage(each));
  }

  const missing = await ownMessage(email);
  await email.pressSequentially("ann");
  await expect(email, "not while the visitor is typing").toHaveAccessibleDescription(missing);
  await sendButton(page).click();
  await expect(email).toHaveAccessibleDescription(await ownMessage(email));
  await expect(email).not.toHaveAccessibleDescription(missing);
  await email.pressSequentially("@example.com");
  await expect(email).toHaveAccessibleDescription("");
  await expect(name).toHaveAccessibleDescription(await ownMessage(name));

  await fillForm(page, { email: "ann" });
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect.poll(() => announcedFields(page)).toEqual(announced("email"));
});

test("Sending and success are each announced once, and the focus stays", async ({ page }) => {
  await openHome(page);
  const heard = await listen(page);
  const answer = await startSending(page);
  await expect(page.locator("form")).toMatchAriaSnapshot({ name: "message-sending.aria.yml" });
  await expect(sendButton(page)).toBeFocused();
  answer();
  await expect(closeButton(page)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  expect(await heard()).toEqual(["Sending your message", successMessage]);
});

test("The slideshow is silent, but announces when it is paused or played", async ({ page }) => {
  await openOnStoppedClock(page);
  const heard = await listen(page);
  await expectMoving(page);
  expect(await heard()).toEqual([]);
  await page.getByRole("button", { name: "Pause slideshow" }).click();
  await expect(page.getByRole("button", { name: "Play slideshow" })).toBeFocused();
  await expect.poll(heard).toEqual(["Slideshow paused"]);
  await page.getByRole("button", { name: "Play slideshow" }).click();
  await expect.poll(heard).toEqual(["Slideshow paused", "Slideshow playing"]);
});

test.describe("When a send fails", () => {
  test.use({ errorsExpected: true });

  test("only the browser's alert says so, and the focus stays", async ({ page }) => {
    await openHome(page);
    const heard = await listen(page);
    const answer = await startSending(page, 500);
    const [alert] = await Promise.all([closeAlert(page), answer()]);
    expect(alert).toBe(failureMessage);
    await expect(sendButton(page)).toHaveText("Send message");
    expect(await heard()).toEqual(["Sending your message"]);
    await expect(sendButton(page)).toBeFocused();
  });
});

/** A screen reader reads a link in one piece if it has at most one block. */
async function expectWholeLinks(page: Page): Promise<void> {
  const texts = await page.getByRole("link").evaluateAll((links) =>
    links.map((link) => {
      const spans = Array.from(link.querySelectorAll("span"));
      const blocks = spans.filter((span) => getComputedStyle(span).display !== "inline");
      return [link.textContent, blocks.length <= 1];
    }),
  );
  expect(texts).toEqual(texts.map(([text]) => [text, true]));
}

const announced = (wrong?: FieldName) =>
  fieldNames.map((name) => {
    const { label, required } = fields[name];
    return `${label}, invalid: ${name === wrong}, required: ${required}`;
  });

const ownMessage = (field: Locator) =>
  field.evaluate(({ validationMessage }: HTMLInputElement) => validationMessage);

/** Each field with its states, as a screen reader gets them. */
async function announcedFields(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ role }) => role?.value === "textbox")
    .map(({ name, properties = [] }) => {
      const states = properties.filter(({ name }) => ["required", "invalid"].includes(name));
      return [name?.value, ...states.map(({ name, value }) => `${name}: ${value.value}`)].join(
        ", ",
      );
    });
}
