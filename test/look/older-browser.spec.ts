import { expectWholeText } from "../accessibility/whole-text.ts";
import { paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// The test changes the styles, which the page's policy would block.
test.use({ javaScriptEnabled: false, bypassCSP: true });

/** What iOS 12 and Chrome 80 don't know. A browser ignores what it doesn't know. */
const unknown =
  /@layer|(?<![\w-])(inset|aspect-ratio|(row-|column-)?gap)(?=:)|clamp(?=\()|:(is|has|where|focus-visible|user-invalid)\b/g;

for (const path of paths) {
  test(`${path} is readable in a browser from years ago`, async ({ page }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<style>.*?<\/style>/s, (style) =>
        style.replace(unknown, (name) => name.replace(/\w/, "unknown-$&")),
      );
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWholeText(page);
      for (const picture of await page.locator("img").all()) {
        expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(width);
      }
      const links = await page.getByRole("banner").getByRole("link").all();
      const boxes = await Promise.all(links.slice(1).map((link) => link.boundingBox()));
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1];
        if (!box || !next) continue;
        const apart = Math.max(next.x - (box.x + box.width), next.y - (box.y + box.height));
        expect(apart, `link ${index + 1} and the next at ${width} px`).toBeGreaterThanOrEqual(8);
      }
    }
  });
}
