import { mapHeight } from "../fixtures/specification.ts";
import {
  expectForm,
  field,
  fillForm,
  sendButton,
  sentFields,
  typed,
} from "../support/contact-form.ts";
import { sendFormPath } from "../support/email-server.ts";
import { answerMap, expectReadableAndCallable, facts, homeLink } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false, errorsExpected: true });

test("Without script a visitor reads, calls, sees the first picture and the map, and looks at Services", async ({
  page,
}) => {
  await answerMap(page);
  await page.goto("/");
  await expectReadableAndCallable(page);
  await expect(page.getByRole("button"), "none that would do nothing").toHaveText(["Send message"]);
  const picture = page.getByRole("main").locator("img");
  await expect(picture).toBeVisible();
  await expect(picture.locator("xpath=ancestor::div[1]")).toHaveCSS("opacity", "1");
  const map = page.getByTitle(/^Map of/);
  await expect(map).toHaveAttribute("loading", "lazy");
  await expect(map).toHaveCSS("height", `${mapHeight}px`);
  await expect(map.contentFrame().getByText("A map")).toBeVisible();
  await page.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await homeLink(page).click();
  await expect(page).toHaveURL("/");
});

test("Without script the browser asks for what is missing, then sends the same seven fields by itself", async ({
  page,
}) => {
  await page.goto("/");
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  await expect(page).toHaveURL("/");

  await fillForm(page, typed);
  const sending = page.waitForRequest(sendFormPath);
  await sendButton(page).click();
  const request = await sending;
  expect(request.isNavigationRequest()).toBe(true);
  expect(request.method()).toBe("POST");
  const { serviceId, templateId, publicKey } = facts.emailService;
  expect((await sentFields(request)).sort()).toEqual([
    ["email", typed.email],
    ["lib_version", expect.stringMatching(/^\d+\.\d+\.\d+$/)],
    ["message", typed.message],
    ["name", typed.name],
    ["service_id", serviceId],
    ["template_id", templateId],
    ["user_id", publicKey],
  ]);
  await expect(page.getByText("OK", { exact: true })).toBeVisible();
  expect(new URL(page.url()).search, "nothing of it in the address").toBe("");
});

test("Without script a visitor whose message is refused goes back and finds it", async ({
  page,
  email,
}) => {
  email.answer = (response) => response.writeHead(500).end("Try again later");
  await page.goto("/");
  await fillForm(page, typed);
  await sendButton(page).click();
  await page.waitForURL("**/send-form");
  await page.goBack();
  await expectForm(page, typed);
  email.answer = (response) => response.end("OK");
  await sendButton(page).click();
  await page.waitForURL("**/send-form");
  expect(email.messages).toMatchObject([typed, typed]);
});
