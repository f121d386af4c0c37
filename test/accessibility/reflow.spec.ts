import { openPage, paths } from "../support/site.ts";
import { test } from "../support/test.ts";
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
  test(`Double-size or widely spaced text is never cut off on ${path}`, async ({ page }) => {
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
