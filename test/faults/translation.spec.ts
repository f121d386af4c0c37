import type { Page } from "@playwright/test";
import { expectForm, fillForm, sendButton, successText, typed } from "../support/contact-form.ts";
import { goBack, goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { openBeforeTakeover, tellErrorsAsMessages } from "./takeover.ts";
import { translatePage } from "./translate.ts";

test("A page that the browser has translated works on", async ({ page, email }) => {
  await openHome(page);
  await page.evaluate(translatePage);
  await fillForm(page, typed);
  await useThePage(page);
  expect(email.messages).toMatchObject([typed]);
});

test.describe("When the browser translates before the script has come", () => {
  test.use({ errorsExpected: true });

  test("the page works on, and what was typed stays", async ({ page, email }) => {
    await tellErrorsAsMessages(page);
    const letScriptCome = await openBeforeTakeover(page);
    await page.evaluate(translatePage);
    await fillForm(page, typed);
    await letScriptCome();
    await useThePage(page);
    expect(email.messages).toMatchObject([typed]);
  });
});

async function useThePage(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /slideshow/ });
  await button.click();
  await expect(button).toHaveText(/«Play/);
  await button.click();
  await expect(button).toHaveText(/«Pause/);

  await goToServices(page);
  await expect(page.getByRole("listitem").first()).toHaveText(/^«.+»$/);
  await goBack(page);
  await expectForm(page, typed);

  await sendButton(page).click();
  await expect(successText(page)).toBeVisible();
  await expectForm(page);
  await expect(sendButton(page)).toHaveText("«Send message»");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(successText(page)).toBeHidden();
  await expect(page.getByRole("contentinfo")).toHaveText(/«© \d{4} /);
}
