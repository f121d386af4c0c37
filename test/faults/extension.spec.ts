import type { Page } from "@playwright/test";
import { expectForm, fillForm, typed } from "../support/contact-form.ts";
import type { EmailServer } from "../support/email-server.ts";
import { goBack, goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { openBeforeTakeover, turnErrorsIntoMessages } from "./takeover.ts";
import { expectWorkingPage } from "./working-page.ts";

test("An extension that changes the finished page breaks nothing", async ({ page, email }) => {
  await openHome(page);
  await page.evaluate(addNodes, all);
  await useThePage(page, email);
});

test("An extension that adds nodes around our page breaks nothing", async ({ page, email }) => {
  const releaseScript = await openBeforeTakeover(page);
  await page.evaluate(addNodes, around);
  await fillForm(page);
  await releaseScript();
  await useThePage(page, email);
});

test.describe("When an extension changes our page before the script loads", () => {
  test.use({ errorsExpected: true });

  test("the page still works, and what was typed stays", async ({ page, email }) => {
    await turnErrorsIntoMessages(page);
    const releaseScript = await openBeforeTakeover(page);
    await fillForm(page);
    await page.evaluate(addNodes, all);
    await releaseScript();
    await expectForm(page, typed);
    await useThePage(page, email);
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

async function useThePage(page: Page, email: EmailServer): Promise<void> {
  await fillForm(page);
  await goToServices(page);
  await goBack(page);
  await expectForm(page, typed);
  await expectWorkingPage(page, email);
  await page.getByRole("button", { name: "Close" }).click();
  const button = page.getByRole("button", { name: /slideshow/ });
  await button.click();
  await expect(button).toHaveText(/Play slideshow/);
}
