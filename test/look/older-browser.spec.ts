import { overlaps, textBoxes } from "../../site-build/content/check/text-boxes.ts";
import { paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// The styles are changed, which the page's policy would not allow.
test.use({ javaScriptEnabled: false, bypassCSP: true });

/** What tablets that stopped at iOS 12 or Chrome 80 do not know; a browser drops what it does not know. */
const unknown =
  /@layer|(?<![\w-])(inset|aspect-ratio|(row-|column-)?gap)(?=:)|clamp(?=\()|:(is|has|where|focus-visible|user-invalid)\b/g;

for (const path of paths) {
  test(`A browser from years ago shows ${path} as a calm, readable page`, async ({ page }) => {
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
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBe(0);
      for (const picture of await page.locator("img").all()) {
        expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(width);
      }
      const texts = await textBoxes(page);
      expect(texts.filter(({ isCut }) => isCut)).toEqual([]);
      expect(overlaps(texts)).toEqual([]);

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
