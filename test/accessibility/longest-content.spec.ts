import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ChosenPicture } from "../../site-build/content/fields.ts";
import type { Content } from "../../site-build/content/read.ts";
import { buildSite, htmlFileOf } from "../../site-build/site.ts";
import { pages } from "../../src/pages.ts";
import { writeLongestContent } from "../fixtures/longest-content.ts";
import { openPage, setTextSize } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { testFolder } from "../support/test-sites.ts";
import { expectWholeText } from "../support/whole-text.ts";
import { expectNoFindings } from "./checkers.ts";

const out = `${testFolder}/longest`;
const origin = "http://longest.test";

test.use({ baseURL: origin, contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "serial" });

let content: Content;

test.beforeAll(async () => {
  const folder = writeLongestContent(`${testFolder}/content-longest`);
  content = await buildSite({ mode: "local", content: folder, out });
});

for (const { path, name, contentFile } of pages) {
  test(`The longest words that the owner can enter fit on the ${name} page`, async ({ page }) => {
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const opened = pages.find(({ path }) => path === pathname);
      return route.fulfill({ path: join(out, opened ? htmlFileOf(opened) : pathname) });
    });
    await page.goto(path);
    const shown = await shownOn(page);
    const lost = textsOf(content, contentFile).filter((text) => !shown.includes(text));
    expect(lost, "on the page letter for letter").toEqual([]);

    await openPage(page, path);
    await expectFit(page, name);
    await expectNoFindings(page, name);
    const categories = page.locator("main section");
    if ((await categories.count()) === 0) return;
    await categories.evaluateAll((all) => {
      for (const category of all.slice(1)) category.remove();
      for (const item of document.querySelectorAll("main li + li")) item.remove();
    });
    await expectFit(page, `${name} with one category of one item`);
  });
}

async function expectFit(page: Page, where: string): Promise<void> {
  for (const times of [1, 2]) {
    await setTextSize(page, 16 * times);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectWholeText(page, `${where}, ${width} px wide, text × ${times}`);
    }
  }
}

/** Everything that a page shows: the text of each element, its links and its description. */
function shownOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = Array.from(document.body.querySelectorAll("*"), (each) => each.textContent);
    const links = Array.from(document.querySelectorAll("a"), (link) => link.getAttribute("href"));
    const description = document.querySelector("meta[name=description]")?.getAttribute("content");
    return [...texts, ...links, description ?? ""].map((each) => each ?? "");
  });
}

/** The words of a page's file, and the facts that every page shows. */
function textsOf({ words, facts }: Content, name: keyof Content["words"]): string[] {
  const { companyName, phone, testimonialsUrl, address, notices } = facts;
  const texts: string[] = [];
  JSON.stringify(words[name], (key, value) => {
    if (typeof value === "string" && key !== "icon") texts.push(value);
    return value instanceof ChosenPicture ? undefined : value;
  });
  return [
    ...texts,
    ...[companyName, phone.display, testimonialsUrl, address.line],
    ...notices.flatMap(({ label, url }) => [label, url]),
  ];
}
