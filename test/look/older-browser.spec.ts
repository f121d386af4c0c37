import type { Page } from "@playwright/test";
import { homeLink, paths, setWidth, topBarLinks } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText } from "../support/whole-text.ts";
import { worstContrast } from "./worst-contrast.ts";

// The tests change the styles, which the page's policy would block.
test.use({
  javaScriptEnabled: false,
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
});

// A browser ignores what it doesn't know.

/** What the oldest browsers with the site's look don't know: iOS 12 and Chrome 80. */
const unknown =
  /@layer|(?<![\w-])(inset|aspect-ratio|(row-|column-)?gap|text-size-adjust)(?=:)|clamp(?=\()|:(is|has|where|focus-visible|user-invalid)\b/g;

/** What even older ones don't know either. They only have to be readable. */
const unknownEarlier = /(?<![\w-])(min|max)(?=\()/g;

const widths = [320, 820, 1440];

test("Every page is readable in an old browser", async ({ page }) => {
  for (const names of [[unknown], [unknown, unknownEarlier]]) {
    await ignoreInStyles(page, names);
    for (const path of paths) {
      await page.goto(path);
      for (const width of widths) {
        await setWidth(page, width);
        await expectWholeText(page, `${path} at ${width} px, without ${names.join(" and ")}`);
      }
    }
  }
});

test("In an old browser, links are apart, and an iPhone doesn't enlarge text", async ({ page }) => {
  await ignoreInStyles(page, [unknown]);
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("-webkit-text-size-adjust", "100%");
  for (const width of widths) {
    await setWidth(page, width);
    const gaps = await topBarLinks(page).evaluateAll((links) =>
      links.slice(1).map((link, index) => {
        const before = (links[index] as Element).getBoundingClientRect();
        const { left, top } = link.getBoundingClientRect();
        return Math.max(left - before.right, top - before.bottom);
      }),
    );
    expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(8);
    const logo = await homeLink(page).boundingBox();
    expect(logo?.x, `the logo at ${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test("In an old browser, the words on the picture are dark or light enough", async ({ page }) => {
  for (const [names, least] of [
    [[unknown], 7],
    [[unknown, unknownEarlier], 4.5],
  ] as const) {
    await ignoreInStyles(page, names);
    for (const path of paths) {
      await page.goto(path);
      for (const width of widths) {
        await setWidth(page, width);
        const where = `${path} at ${width} px, without ${names.join(" and ")}`;
        expect(await worstContrast(page), where).toBeGreaterThanOrEqual(least);
      }
    }
  }
});

/** Shows the pages as a browser does that doesn't know these names. */
async function ignoreInStyles(page: Page, names: readonly RegExp[]): Promise<void> {
  await page.route(
    (url) => paths.some((path) => path === url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<style>.*?<\/style>/s, (style) =>
        names.reduce(
          (left, each) => left.replace(each, (name) => name.replace(/\w/, "unknown-$&")),
          style,
        ),
      );
      await route.fulfill({ response, body });
    },
  );
}
