import type { Page } from "@playwright/test";
import { expectForm, fillForm, sendAndSeeToast, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable, goBack, goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { openBeforeTakeover, tellErrorsAsMessages } from "./takeover.ts";

test("An extension that adds to a finished page breaks nothing", async ({ page, email }) => {
  await openHome(page);
  await page.evaluate(addNodes, all);
  await useThePage(page);
  expect(email.messages).toMatchObject([typed]);
});

test("An extension that adds to the page around ours breaks nothing", async ({ page, email }) => {
  const letScriptCome = await openBeforeTakeover(page);
  await page.evaluate(addNodes, around);
  await fillForm(page, typed);
  await letScriptCome();
  await useThePage(page);
  expect(email.messages).toMatchObject([typed]);
});

test.describe("When an extension adds to our page before the script has come", () => {
  test.use({ errorsExpected: true });

  test("the page works on, and what was typed stays", async ({ page, email }) => {
    await tellErrorsAsMessages(page);
    const letScriptCome = await openBeforeTakeover(page);
    await fillForm(page, typed);
    await page.evaluate(addNodes, all);
    await letScriptCome();
    await expectForm(page, typed);
    await useThePage(page);
    expect(email.messages).toMatchObject([typed]);
  });
});

const around = "html, head, body";
const all = `${around}, #root, main, main h2, form, form div, form button, [aria-live]`;

/** Runs in the browser. */
function addNodes(places: string): void {
  for (const place of document.querySelectorAll(places)) {
    const widget = () => {
      const node = document.createElement("extension-widget");
      node.append("Widget");
      return node;
    };
    place.setAttribute("data-extension", "");
    place.prepend(widget());
    place.append(widget());
  }
}

async function useThePage(page: Page): Promise<void> {
  await fillForm(page, typed);
  await goToServices(page);
  await goBack(page);
  await expectForm(page, typed);
  await expectReadableAndCallable(page);
  await sendAndSeeToast(page);
  await page.getByRole("button", { name: "Close" }).click();
  const button = page.getByRole("button", { name: /slideshow/ });
  await button.click();
  await expect(button).toHaveText(/Play slideshow/);
}
