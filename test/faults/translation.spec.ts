import type { Page } from "@playwright/test";
import {
  expectForm,
  fillForm,
  sendAndSeeToast,
  sendButton,
  successText,
  typed,
} from "../support/contact-form.ts";
import { goBack, goToServices, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { openBeforeTakeover, turnErrorsIntoMessages } from "./takeover.ts";

test("A page that the browser has translated still works", async ({ page, email }) => {
  await openHome(page);
  await page.evaluate(translatePage);
  await fillForm(page);
  await useThePage(page);
  expect(email.messages).toMatchObject([typed]);
});

test.describe("When the browser translates before the script loads", () => {
  test.use({ errorsExpected: true });

  test("the page still works, and what was typed stays", async ({ page, email }) => {
    await turnErrorsIntoMessages(page);
    const releaseScript = await openBeforeTakeover(page);
    await page.evaluate(translatePage);
    await fillForm(page);
    await releaseScript();
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

  await sendAndSeeToast(page);
  await expect(sendButton(page)).toHaveText("«Send message»");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(successText(page)).toBeHidden();
  await expect(page.getByRole("contentinfo")).toHaveText(/«© \d{4} /);
}

/**
 * Does what Google Translate does: replaces each text, even if it's added later, with a translation
 * in two `font` elements. Runs in the browser.
 */
function translatePage(): void {
  const untouched = "font, script, style, noscript, textarea";
  translate();
  new MutationObserver(translate).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });

  function translate() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest(untouched) || !text.textContent?.trim()) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `«${text.textContent}»`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  }
}
