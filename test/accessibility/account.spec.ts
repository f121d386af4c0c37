import { expect, openHome, sendButton, test } from "../support/test.ts";
import { closeButton, openPage, startSending } from "./visit.ts";

test("The home page reads like a sensible text", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.locator("body")).toMatchAriaSnapshot({ name: "home.aria.yml" });
  await expect(page.locator("iframe")).toHaveAttribute("title", /^Map of 714 88th St SE/);
});

test("The services page reads like a sensible text", async ({ page }) => {
  await openPage(page, "/services");
  await expect(page.locator("body")).toMatchAriaSnapshot({ name: "services.aria.yml" });
  await expect(page.getByRole("link", { name: "Services" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("Pictures and icons are silent, and nothing but the toast's place is a live region", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(page.getByRole("img")).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveCount(1);
  await expect(page.locator("[aria-live], [role=alert], [role=log]")).toHaveCount(0);
});

test("The pause button says what it will do", async ({ page }) => {
  await openHome(page);
  await page.getByRole("button", { name: "Pause slideshow" }).click();
  await expect(page.getByRole("button", { name: "Play slideshow" })).toBeFocused();
});

test("Each field is announced as required, and as invalid when it is wrong", async ({ page }) => {
  await openHome(page);
  const session = await page.context().newCDPSession(page);
  const fields = async () => {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    return nodes
      .filter(({ role }) => role?.value === "textbox")
      .map(({ name, properties = [] }) => {
        const states = properties.filter(({ name }) => ["required", "invalid"].includes(name));
        return [name?.value, ...states.map(({ name, value }) => `${name}: ${value.value}`)].join(
          ", ",
        );
      });
  };
  await page.getByLabel("Your name").fill("Ann Lee");
  await page.getByLabel("Email address").fill("ann");
  await sendButton(page).click();
  await expect(page.getByLabel("Email address")).toBeFocused();
  expect(await fields()).toEqual([
    "Your name, invalid: false, required: true",
    "Email address, invalid: true, required: true",
    "Message, invalid: false, required: true",
  ]);
});

test("Sending and success are each told once by the live region", async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    const status = document.querySelector("[role=status]") as HTMLElement;
    const heard: string[] = [];
    new MutationObserver(() => heard.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { heard });
  });
  const { answer } = await startSending(page);
  await expect(page.locator("form")).toMatchAriaSnapshot({ name: "message-sending.aria.yml" });
  await expect(sendButton(page)).toBeFocused();

  answer();
  await expect(closeButton(page)).toBeVisible();
  await expect(page.locator("#root")).toMatchAriaSnapshot({ name: "message-sent.aria.yml" });
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    "Sending your message",
    "Your message has been sent successfully!",
  ]);
});

test.describe("when a message cannot be sent", () => {
  test.use({ expectedMessages: [/Failed to load resource|^\w+$/] });

  test("the browser's alert says so, and the live region falls silent", async ({ page }) => {
    await openHome(page);
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      return dialog.accept();
    });
    const { answer } = await startSending(page, { status: 500, body: "No" });
    answer();
    await expect(sendButton(page)).toHaveText("Send message");
    expect(alerts).toEqual(["Failed to send message."]);
    await expect(page.getByRole("status")).toBeEmpty();
    await expect(sendButton(page)).toBeFocused();
  });
});
