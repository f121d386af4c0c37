import type { Page } from "@playwright/test";
import {
  expect,
  expectForm,
  facts,
  fillForm,
  holdBack,
  sendButton,
  sendFormPath,
  sentFields,
  test,
} from "../support/test.ts";

const message = { name: "Ann Lee", email: "ann@example.com", message: "Is there a room?" };
const scripts = "**/assets/*.js";

async function expectNativeSend(page: Page): Promise<void> {
  const sending = page.waitForRequest(sendFormPath);
  await sendButton(page).click();
  const request = await sending;
  expect(request.isNavigationRequest()).toBe(true);
  expect(request.method()).toBe("POST");
  const { serviceId, templateId, publicKey } = facts.emailService;
  expect((await sentFields(request)).sort()).toEqual([
    ["email", message.email],
    ["lib_version", expect.stringMatching(/^\d+\.\d+\.\d+$/)],
    ["message", message.message],
    ["name", message.name],
    ["service_id", serviceId],
    ["template_id", templateId],
    ["user_id", publicKey],
  ]);
  await expect(page.getByText("OK", { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent by the browser itself, with nothing of it in the address", async ({
    page,
  }) => {
    await page.goto("/");
    await fillForm(page, message);
    await expectNativeSend(page);
  });

  test("the browser still asks for what is missing", async ({ page }) => {
    await page.goto("/");
    await sendButton(page).click();
    await expect(page.getByLabel("Your name")).toBeFocused();
    await expect(page).toHaveURL("/");
  });

  test("a visitor gets from page to page, and sees no button that would do nothing", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("button")).toHaveText(["Send message"]);
    await page.getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    await page.getByRole("link", { name: facts.companyName }).click();
    await expect(page).toHaveURL("/");
  });

  test("the first picture is shown", async ({ page }) => {
    await page.goto("/");
    const picture = page.getByRole("main").locator("img");
    await expect(picture).toBeVisible();
    await expect(picture.locator("xpath=ancestor::div[1]")).toHaveCSS("opacity", "1");
  });
});

test.describe("Before the script has come", () => {
  test("a message that is sent is not lost", async ({ page }) => {
    await holdBack(page, scripts);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await fillForm(page, message);
    await expectNativeSend(page);
  });

  test("what is typed stays when the script comes, and is sent once each", async ({ page }) => {
    const letThrough = await holdBack(page, scripts);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await fillForm(page, message);
    await expect(page.locator("form input[type=hidden]")).toHaveCount(4);
    letThrough();
    await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible();
    await expectForm(page, message);
    await expect(page.locator("form input[type=hidden]")).toHaveCount(0);
    const sending = page.waitForRequest(sendFormPath);
    await sendButton(page).click();
    const fields = (await sentFields(await sending)).map(([field]) => field);
    expect(fields).toHaveLength(7);
    expect(new Set(fields).size).toBe(7);
  });
});
