import { paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText } from "../support/whole-text.ts";

// The test changes the styles, which the page's policy would block.
test.use({ javaScriptEnabled: false, bypassCSP: true });

/** What iOS 12 and Chrome 80 don't know. A browser ignores what it doesn't know. */
const unknown =
  /@layer|(?<![\w-])(inset|aspect-ratio|(row-|column-)?gap)(?=:)|clamp(?=\()|:(is|has|where|focus-visible|user-invalid)\b/g;

test("Every page is readable in a browser from years ago", async ({ page }) => {
  await page.route(
    (url) => paths.some((path) => path === url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<style>.*?<\/style>/s, (style) =>
        style.replace(unknown, (name) => name.replace(/\w/, "unknown-$&")),
      );
      await route.fulfill({ response, body });
    },
  );
  for (const path of paths) {
    await page.goto(path);
    for (const width of [320, 820, 1440]) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      await expectWholeText(page, where);
      const gaps = await page
        .getByRole("navigation")
        .getByRole("link")
        .evaluateAll((links) =>
          links.slice(1).map((link, index) => {
            const before = (links[index] as Element).getBoundingClientRect();
            const { left, top } = link.getBoundingClientRect();
            return Math.max(left - before.right, top - before.bottom);
          }),
        );
      expect(Math.min(...gaps), `the gap between links, ${where}`).toBeGreaterThanOrEqual(8);
    }
  }
});
