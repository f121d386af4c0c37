import { globSync, readFileSync } from "node:fs";
import { zstdCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { paths, scripts } from "../support/page.ts";
import { waitForHydration } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";
import { testSites } from "../support/test-sites.ts";

/** In bytes as sent: the site, the router and the email library. */
const MOST_SCRIPT = 28_000;

/** Two fonts, about 13 KB each, and the page. */
const MOST_BEFORE_PAINT = 38_000;

/** What fits into the ten packets that a server sends at once. */
const MOST_PAGE = 14_000;

/** Cloudflare compresses on the fly, so at a low level. Its Brotli is a little smaller. */
const bytesSent = (content: Buffer) => zstdCompressSync(content).length;

const scriptsIn = (folder: string) => globSync("assets/*.js", { cwd: folder });

test("After a Publish, returning visitors load our new script, but not React, within its budget", () => {
  const old = scriptsIn(testSites.local.folder);
  const loaded = scriptsIn(testSites.production.folder).filter((file) => !old.includes(file));
  const isReact = (file: string) => file.includes("/react-");
  expect(old.filter(isReact), "React has its own file").toHaveLength(1);
  expect(loaded.filter(isReact)).toEqual([]);
  expect(loaded).toContainEqual(expect.stringContaining("/entry.client-"));
  const sizes = loaded.map((file) =>
    bytesSent(readFileSync(`${testSites.production.folder}/${file}`)),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_SCRIPT);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  for (const path of paths) {
    test(`${path} loads what visitors see first, within its budgets`, async ({ page }) => {
      const loaded = await loadedBeforeScript(page, path);
      const kinds = loaded.map(({ kind }) => kind);
      const images = kinds.filter((kind) => kind === "image");
      const others = ["document", "font", "font"];
      expect(kinds).toEqual(
        path === "/" ? others.toSpliced(1, 0, "image") : [...others, ...images],
      );
      const withoutPicture = loaded.filter(({ kind }) => kind !== "image");
      const bytes = withoutPicture.reduce((sum, { size }) => sum + size, 0);
      expect(bytes, "without pictures and scripts").toBeLessThanOrEqual(MOST_BEFORE_PAINT);
      expect(loaded[0]?.size, "the page with its styles").toBeLessThanOrEqual(MOST_PAGE);
    });
  }

  test("Nothing shifts while fonts load and React starts", async ({ page }) => {
    await page.route("**/*.woff2", async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      await route.continue();
    });
    for (const path of paths.toReversed()) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      if (path === "/") await waitForHydration(page);
      test.skip(!(await hasFittedFonts(page)), "This machine has none of the fonts that we adjust");
      // Lighthouse rounds it like this. The device's own fonts aren't quite as wide as ours.
      expect(await layoutShift(page), path).toBeCloseTo(0, 3);
    }
  });
});

test("A desktop loads one picture before the script, and not the phone's as well", async ({
  page,
}) => {
  const loaded = await loadedBeforeScript(page, "/");
  expect(loaded.filter(({ kind }) => kind === "image")).toHaveLength(1);
});

/**
 * What the page loads when its script is empty; the page's size is the compressed size. Some browsers
 * also load an icon for their tab, which isn't on the page.
 */
async function loadedBeforeScript(page: Page, path: string) {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.route(scripts, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(path, { waitUntil: "networkidle" });
  const icons = await page
    .locator("link[rel=icon]")
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  const loaded = requests
    .filter((request) => request.resourceType() !== "script" && !icons.includes(request.url()))
    .map(async (request) => {
      const kind = request.resourceType();
      const body = (await (await request.response())?.body()) ?? Buffer.of();
      return { kind, size: kind === "document" ? bytesSent(body) : body.length };
    });
  return Promise.all(loaded);
}

/** Whether one of the fonts in src/fonts/fallbacks.css was used. */
const hasFittedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes("Fitted") && status === "loaded",
    ),
  );

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
