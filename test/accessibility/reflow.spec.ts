import { showToast } from "../support/contact-form.ts";
import { openPage, paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText } from "./whole-text.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** WCAG 1.4.12, word for word. */
const spacedText = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

for (const path of paths) {
  test(`Text of double size or with wider spacing loses nothing on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectWholeText(page);

    await page.evaluate((rules) => {
      document.documentElement.style.fontSize = "";
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spacedText);
    await expectWholeText(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectWholeText(page);
  });
}

test("A window of 320 px needs no sideways scrolling, not even with the toast", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/");
  await showToast(page);
  await expectWholeText(page);
  await page.getByRole("link", { name: "Services" }).click();
  await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
  await expectWholeText(page);
});
