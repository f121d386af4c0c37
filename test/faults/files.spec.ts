import { basename } from "node:path";
import { address, headings, labels } from "../fixtures/specification.ts";
import { contrastIn } from "../support/colors.ts";
import { noscriptNote, showToast } from "../support/contact-form.ts";
import { card, edges, goToServices, openHome, setWidth } from "../support/page.ts";
import { waitForHydration } from "../support/slideshow.ts";
import { expect, failedRequests, test } from "../support/test.ts";
import { expectWorkingFallback, expectWorkingPage } from "./working-page.ts";

const pictures = /\.(avif|jpeg|svg|png)$/;
const fonts = /\.woff2$/;

test.use({ allowedMessages: failedRequests });

test("If any script fails to load, visitors can read, call and send", async ({ page, email }) => {
  await openHome(page);
  const files = await page.evaluate(() => performance.getEntriesByType("resource"));
  const scripts = files.map(({ name }) => name).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    await test.step(basename(script), async () => {
      // A page from before a deployment asks for files that are gone after it.
      await page.route(script, (route) => route.fulfill({ status: 404 }));
      const failure = page.waitForResponse(script);
      await page.goto("/");
      await failure;
      // Without the first script, nothing can say it.
      if (script !== scripts[0]) await expect(noscriptNote(page)).toBeVisible();
      await expectWorkingFallback(page, email);
      await page.unroute(script);
    });
  }
});

test("While files hang, visitors can read, call and send", async ({ page, email }) => {
  for (const files of ["**/*.js", pictures, fonts]) await page.route(files, () => {});
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const displays = await page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ family }) => !family.includes("Fitted"))
      .map(({ display }) => display),
  );
  expect(new Set(displays), "text shows before its font").toEqual(new Set(["swap"]));
  await expectWorkingFallback(page, email);
});

test("While a picture or a font hangs, the script starts all the same", async ({ page, email }) => {
  for (const files of [pictures, fonts]) {
    await page.route(files, () => {});
    await page.goto("/", { waitUntil: "commit" });
    await waitForHydration(page);
    await showToast(page);
    await page.unroute(files);
  }
  expect(email.messages).toHaveLength(2);
});

test("If no picture, font, icon or map loads, everything else works", async ({ page, email }) => {
  for (const files of [pictures, fonts]) await page.route(files, (route) => route.abort());
  const failedMap = page.waitForEvent("requestfailed", (request) => request.url().includes("maps"));
  await openHome(page);
  await expectWorkingPage(page, email);
  await card(page, headings.find).scrollIntoViewIfNeeded();
  await failedMap;
  await expect(card(page, headings.find).getByText(address)).toBeVisible();
  await expect(page.getByRole("link", { name: labels.directions })).toBeVisible();
  await goToServices(page);
  await expect(page.getByRole("main").getByRole("list").first()).toBeVisible();
  await setWidth(page, 820);
  const picture = page.getByRole("main").locator("img");
  await expect(picture).toHaveJSProperty("complete", true);
  const { left: x, top: y } = await edges(picture);
  const corner = await page.screenshot({ clip: { x, y, width: 20, height: 20 } });
  expect(await contrastIn(corner), "the browser's icon isn't shown").toBeLessThan(1.05);
});
