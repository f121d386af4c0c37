import { expect, expectForm, sendButton } from "../support/test.ts";
import { test } from "./test.ts";
import { expectReadableAndCallable, failedSend, sendNatively, typed } from "./visitor.ts";

test.describe("With scripts switched off", () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [failedSend] });

  test("a visitor reads, calls, sees the map, looks at Services and sends", async ({
    page,
    email,
  }) => {
    await page.goto("/");
    await expectReadableAndCallable(page);
    await expect(page.getByTitle(/^Map of/)).toBeVisible();
    await page.getByRole("link", { name: "Services" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Services");
    await page.goBack();
    await sendNatively(page);
    expect(email.messages).toMatchObject([typed]);
  });

  test("a visitor whose message is refused goes back and finds it", async ({ page, email }) => {
    email.answer = (response) => response.writeHead(500).end("Try again later");
    await page.goto("/");
    await sendNatively(page);
    await page.goBack();
    await expectForm(page, typed);
    email.answer = (response) => response.end("OK");
    await sendButton(page).click();
    await page.waitForURL("**/send-form");
    expect(email.messages).toMatchObject([typed, typed]);
  });
});
