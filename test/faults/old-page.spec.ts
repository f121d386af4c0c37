import type { Page } from "@playwright/test";
import { expect, fillForm, openHome, sendButton, sendFormPath, test } from "../support/test.ts";

// A page from before a deployment names files that are gone after it.

const missingFile = /status of 404|Failed to fetch dynamically imported module/;

for (const script of ["boot", "react", "client"]) {
  test.describe(`When the file ${script}-*.js is gone`, () => {
    test.use({ expectedMessages: [missingFile] });

    test("a visitor still gets to Services and back", async ({ page }) => {
      await openWithout(page, script);
      await page.getByRole("link", { name: "Services" }).click();
      await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
      await page.locator("header a[href='/']").click();
      await expect(page.getByRole("heading", { name: "Contact Us" })).toBeVisible();
    });

    test("a visitor still sends a message, by the browser's own form", async ({ page }) => {
      await openWithout(page, script);
      await fillForm(page, { message: "Is there a room for my father?" });
      const sending = page.waitForRequest(sendFormPath);
      await sendButton(page).click();
      const body = (await sending).postData() ?? "";
      expect([...body.matchAll(/ name="(\w+)"/g)].map(([, field]) => field).sort()).toEqual([
        "email",
        "lib_version",
        "message",
        "name",
        "service_id",
        "template_id",
        "user_id",
      ]);
      expect(body).toContain("Is there a room for my father?");
      await expect(page.getByText("OK", { exact: true })).toBeVisible();
    });
  });
}

test.describe("When the email library is gone", () => {
  test.use({ expectedMessages: [missingFile] });

  test("the send fails with everything kept, and succeeds once the file is back", async ({
    page,
  }) => {
    const library = "**/assets/emailjs-*.js";
    await page.route(library, (route) => route.fulfill({ status: 404 }));
    await openHome(page);
    await fillForm(page, { name: "Ann Lee", email: "ann@example.com", message: "Hello." });

    const alert = page.waitForEvent("dialog");
    const click = sendButton(page).click();
    expect((await alert).message()).toBe("Failed to send message.");
    await (await alert).accept();
    await click;
    await expect(page.getByLabel("Your name")).toHaveValue("Ann Lee");
    await expect(page.getByLabel("Email address")).toHaveValue("ann@example.com");
    await expect(page.getByLabel("Message")).toHaveValue("Hello.");

    await page.unroute(library);
    await sendButton(page).click();
    await expect(page.getByText("Your message has been sent successfully!")).toBeVisible();
  });
});

async function openWithout(page: Page, script: string): Promise<void> {
  const file = `**/assets/${script}-*.js`;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  const answer = page.waitForResponse(file);
  await page.goto("/");
  await answer;
}
