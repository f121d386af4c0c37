import type { Page } from "@playwright/test";
import { fieldNames, labels, sampleMessage } from "../fixtures/specification.ts";
import {
  expectForm,
  field,
  fillForm,
  sendAndSeeToast,
  sendButton,
  successText,
} from "../support/contact-form.ts";
import { goBack, goToServices, openBeforeHydration, openHome } from "../support/page.ts";
import { slideshowButton } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";

const around = "html, head, body";
const everywhere = `${around}, #root, main, main h2, form, form div, form button, [aria-live]`;

for (const [who, change] of [
  ["an extension", (page: Page) => page.evaluate(addNodes, everywhere)],
  ["the browser's translation", (page: Page) => page.evaluate(translatePage)],
] as const) {
  test(`After ${who} changes the page, it still works`, async ({ page, email }) => {
    await openHome(page);
    await change(page);
    await fillForm(page);
    await useThePage(page);
    expect(email.messages).toMatchObject([sampleMessage]);
  });

  test.describe(`When ${who} changes the page before the script loads`, () => {
    // React notices that the page isn't what it expects, reports that and renders it again.
    test.use({ allowedMessages: /^page error: Minified React error #418/ });

    test("it still works, and what was typed stays", async ({ page, email }) => {
      const releaseScript = await openBeforeHydration(page);
      await fillForm(page);
      await change(page);
      await releaseScript();
      await useThePage(page);
      expect(email.messages).toMatchObject([sampleMessage]);
    });
  });
}

test("An extension that only adds nodes around our page causes no error", async ({ page }) => {
  const releaseScript = await openBeforeHydration(page);
  await page.evaluate(addNodes, around);
  // A form of its own, with a name of ours.
  await page.evaluate(() => {
    const field = Object.assign(document.createElement("input"), { name: "email" });
    document.body.prepend(document.createElement("form"));
    document.body.append(field);
  });
  await fillForm(page);
  await releaseScript();
  await useThePage(page);
});

test("What's typed while React starts stays, and is sent once", async ({ page, email }) => {
  const releaseScript = await openBeforeHydration(page);
  await fillForm(page, { ...sampleMessage, message: "Is there a room" });
  await field(page, "message").press("End");
  await Promise.all([
    releaseScript(),
    field(page, "message").pressSequentially(" for my father?", { delay: 30 }),
  ]);
  await expectForm(page, sampleMessage);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

test.describe("While React starts and an extension changes the form", () => {
  test.use({ allowedMessages: /^page error: Minified React error #418/ });

  test("the visitor can go on typing", async ({ page }) => {
    const releaseScript = await openBeforeHydration(page);
    await field(page, "name").evaluate((box) => box.before(document.createElement("keeper-lock")));
    await field(page, "name").pressSequentially("Margaret Henderson");
    for (const _ of "Henderson") await page.keyboard.press("ArrowLeft");
    await releaseScript();
    await expect(page.locator("keeper-lock"), "React has replaced the form").toHaveCount(0);
    await page.keyboard.type("Louise ");
    await expectForm(page, { name: "Margaret Louise Henderson" });
  });
});

test("After an extension puts each field in a box of its own, errors show, and Send sends", async ({
  page,
  email,
}) => {
  await openHome(page);
  for (const name of fieldNames) {
    await field(page, name).evaluate((box) => {
      const wrapper = document.createElement("extension-box");
      box.replaceWith(wrapper);
      wrapper.append(box);
    });
  }
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  for (const name of fieldNames) await expect(page.locator(`#${name}-error`)).toBeVisible();
  await fillForm(page);
  await useThePage(page);
  expect(email.messages).toMatchObject([sampleMessage]);
});

async function useThePage(page: Page): Promise<void> {
  for (const text of [/Play/, /Pause/]) {
    await slideshowButton(page).click();
    await expect(slideshowButton(page)).toHaveText(text);
  }
  await goToServices(page);
  await goBack(page);
  await expectForm(page, sampleMessage);
  await sendAndSeeToast(page);
  await expect(sendButton(page)).toContainText(labels.send);
  await page.getByRole("button", { name: labels.close }).click();
  await expect(successText(page)).toBeHidden();
}

/** Runs in the browser. */
function addNodes(selector: string): void {
  for (const element of document.querySelectorAll(selector)) {
    const widget = () => {
      const node = document.createElement("extension-widget");
      node.append("Widget");
      return node;
    };
    element.setAttribute("data-extension", "");
    element.prepend(widget());
    element.append(widget());
  }
}

/**
 * Does what Google Translate does: replaces all text, even text added later, with a translation in
 * two `font` elements. Runs in the browser.
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
