import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, zstdCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, openHome, test } from "../support/test.ts";

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const assets = ".cache/test/preview/assets";
const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = constants;
const brotli = (quality: number) => (content: Buffer) =>
  brotliCompressSync(content, { params: { [BROTLI_PARAM_QUALITY]: quality } }).length;
const zstd = (level: number) => (content: Buffer) =>
  zstdCompressSync(content, { params: { [ZSTD_c_compressionLevel]: level } }).length;
/** The hosting compresses on the fly, at a low level: about one of these two. */
const asSent = (content: Buffer) => Math.max(brotli(4)(content), zstd(3)(content));

for (const { how, compress, most } of [
  { how: "as the hosting sends it", compress: asSent, most: 95_000 },
  { how: "compressed as far as it goes", compress: brotli(11), most: 80_000 },
]) {
  test(`all the script together, ${how}, is at most ${most / 1000} KB`, () => {
    const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
    const sizes = scripts.map((file) => compress(readFileSync(`${assets}/${file}`)));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most);
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  for (const { path, most } of [
    { path: "/", most: 70_000 },
    { path: "/services", most: 50_000 },
  ]) {
    test(`${path} takes at most ${most / 1000} KB without its script, in four requests`, async ({
      page,
    }) => {
      const loaded = await loadedBeforeScript(page, path);
      const kinds = loaded.map(({ kind }) => kind).sort();
      expect(kinds).toEqual(["document", "font", "font", "image"]);
      const bytes = loaded.reduce((sum, { size }) => sum + size, 0);
      expect(bytes).toBeLessThanOrEqual(most);
    });

    test(`${path} with its styles fits into the first 14 KB`, async ({ request }) => {
      expect(asSent(await (await request.get(path)).body())).toBeLessThanOrEqual(14_000);
    });

    test(`${path} asks for its picture and its two fonts first, and for nothing else`, async ({
      page,
    }) => {
      const priorities = await prioritiesOf(page, path);
      const first = priorities.filter(({ priority }) => /High/.test(priority));
      expect(first.map(({ kind }) => kind).sort()).toEqual(["Document", "Font", "Font", "Image"]);
    });

    test(`nothing on ${path} moves while the fonts arrive and React takes over`, async ({
      page,
    }) => {
      await page.route("**/*.woff2", async (route) => {
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
        await route.continue();
      });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      if (path === "/") await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
    });
  }
});

test("over 120 changes of the picture the page grows by no node and no listener", async ({
  page,
}) => {
  await page.clock.install();
  await openHome(page);
  const changes = async (count: number) => {
    for (let change = 0; change < count; change++) {
      const shown = await page.locator("[data-current=true] img").getAttribute("data-picture");
      await page.clock.runFor(5000);
      const current = page.locator("[data-current=true] img");
      await expect(current).not.toHaveAttribute("data-picture", shown as string);
    }
  };
  await changes(14);
  const before = await domCounters(page);
  await changes(106);
  const after = await domCounters(page);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
});

/** What the page fetches with its script held back; texts as large as they are compressed. */
async function loadedBeforeScript(page: Page, path: string) {
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const loaded: { kind: string; size: number }[] = [];
  page.on("response", async (response) => {
    const kind = response.request().resourceType();
    if (kind === "script" || response.url().endsWith("favicon.svg")) return;
    const body = await response.body();
    loaded.push({ kind, size: kind === "document" ? asSent(body) : body.length });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return loaded;
}

/** Until the load event: what comes after it can hold up nothing. */
async function prioritiesOf(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  const requests: { kind: string; priority: string }[] = [];
  let isLoaded = false;
  session.on("Page.loadEventFired", () => {
    isLoaded = true;
  });
  session.on("Network.requestWillBeSent", ({ type = "", request }) => {
    if (!isLoaded) requests.push({ kind: type, priority: request.initialPriority });
  });
  await session.send("Page.enable");
  await session.send("Network.enable");
  await page.goto(path);
  return requests;
}

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

async function domCounters(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  return session.send("Memory.getDOMCounters");
}
