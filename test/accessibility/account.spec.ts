import type { Locator, Page } from "@playwright/test";
import { address } from "../fixtures/specification.ts";
import { closeAlert } from "../support/alert.ts";
import { expectMoving, openOnStoppedClock } from "../support/clock.ts";
import { closeButton, fillForm, sendButton } from "../support/contact-form.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { listen } from "./live-regions.ts";
import { openPage, startSending } from "./visit.ts";

test("The home page reads like a sensible text, and its pictures and icons are silent", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(page.locator("body")).toMatchAriaSnapshot({ name: "home.aria.yml" });
  await expect(page.locator("iframe")).toHaveAttribute("title", `Map of ${address}`);
  await expect(page.getByRole("img")).toHaveCount(0);
  await expectWholeLinks(page);
});

test("The services page reads like a sensible text", async ({ page }) => {
  await openPage(page, "/services");
  await expect(page.locator("body")).toMatchAriaSnapshot({ name: "services.aria.yml" });
  const current = page.getByRole("link", { name: "Services" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expectWholeLinks(page);
});

test("Each field is announced as required; Send says under each what is missing or wrong, until it is right", async ({
  page,
}) => {
  await openHome(page);
  const [name, email, message] = ["Your name", "Email address", "Message"].map((label) =>
    page.getByLabel(label),
  ) as [Locator, Locator, Locator];
  expect(await announcedFields(page)).toEqual([
    "Your name, invalid: false, required: true",
    "Email address, invalid: false, required: true",
    "Message, invalid: false, required: true",
  ]);
  await expect(email).toHaveAccessibleDescription("");
  await sendButton(page).click();
  await expect(name).toHaveAccessibleDescription("Please write your name.");
  await expect(email).toHaveAccessibleDescription("Please write your email address.");
  await expect(message).toHaveAccessibleDescription("Please write a message.");

  await email.pressSequentially("ann");
  await expect(email).toHaveAccessibleDescription("Please write your email address.");
  await sendButton(page).click();
  await expect(email).toHaveAccessibleDescription("Please check your email address.");
  await email.pressSequentially("@example.com");
  await expect(email).toHaveAccessibleDescription("");
  await expect(name).toHaveAccessibleDescription("Please write your name.");

  await fillForm(page, { email: "ann" });
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect
    .poll(() => announcedFields(page))
    .toEqual([
      "Your name, invalid: false, required: true",
      "Email address, invalid: true, required: true",
      "Message, invalid: false, required: true",
    ]);
});

test("Sending and success are each told once, and the focus stays", async ({ page }) => {
  await openHome(page);
  const heard = await listen(page);
  const { answer } = await startSending(page);
  await expect(page.locator("form")).toMatchAriaSnapshot({ name: "message-sending.aria.yml" });
  await expect(sendButton(page)).toBeFocused();
  answer();
  await expect(closeButton(page)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  expect(await heard()).toEqual([
    "Sending your message",
    "Your message has been sent successfully!",
  ]);
});

test("The slideshow is silent while it moves, and tells when it is paused and played", async ({
  page,
}) => {
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

test.describe("When a message cannot be sent", () => {
  test.use({ errorsExpected: true });

  test("the browser's alert says so, nothing else speaks, and the focus stays", async ({
    page,
  }) => {
    await openHome(page);
    const heard = await listen(page);
    const { answer } = await startSending(page, { status: 500, body: "No" });
    const [said] = await Promise.all([closeAlert(page), answer()]);
    expect(said).toBe("Failed to send message.");
    await expect(sendButton(page)).toHaveText("Send message");
    expect(await heard()).toEqual(["Sending your message"]);
    await expect(sendButton(page)).toBeFocused();
  });
});

/** A link is heard as one where it is one text. */
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

/** Each field with its states, as the browser tells them to a screen reader. */
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
