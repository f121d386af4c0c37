import type { Page } from "@playwright/test";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { nameOf, scriptsOf } from "./site-files.ts";
import { expectWorkingPage, expectWorkingPlainPage } from "./working-page.ts";

test.use({ errorsExpected: true });

test("If any script fails to load, visitors can read, call, open Services and send", async ({
  page,
  email,
}) => {
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    await page.route(script, (route) => route.abort("connectionreset"));
    await test.step(`${nameOf(script)} fails`, async () => {
      await openWithout(page, script);
      await page.getByRole("link", { name: "Services" }).click();
      await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
      await page.locator("header a[href='/']").click();
      await expectWorkingPlainPage(page, email);
    });
    // A page from before a deployment asks for files that are gone after it.
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await test.step(`${nameOf(script)} is gone`, async () => {
      await openWithout(page, script);
      await expectWorkingPlainPage(page, email);
    });
    await page.unroute(script);
  }
});

test("If no picture, font or icon loads, visitors can read, call and send", async ({
  page,
  email,
}) => {
  await page.route(/\.(avif|jpeg|woff2|svg|png)$/, (route) => route.abort("connectionreset"));
  await openHome(page);
  await expectWorkingPage(page, email);
});

async function openWithout(page: Page, script: string): Promise<void> {
  const isIt = (request: { url(): string }) => request.url() === script;
  const failure = Promise.race([
    page.waitForEvent("requestfailed", isIt),
    page.waitForEvent("requestfinished", isIt),
  ]);
  await page.goto("/");
  await failure;
}
