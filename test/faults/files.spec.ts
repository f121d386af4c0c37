import type { Page } from "@playwright/test";
import { fillForm, sendAndSeeToast, sendNatively, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { filesOf, nameOf } from "./site-files.ts";

test.use({ errorsExpected: true });

test("Whichever script does not come or is gone, a visitor reads, calls, looks at Services and sends", async ({
  page,
  email,
}) => {
  const scripts = await filesOf(page, "script");
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    await page.route(script, (route) => route.abort("connectionreset"));
    await test.step(`${nameOf(script)} does not come`, async () => {
      await openWithout(page, script);
      await page.getByRole("link", { name: "Services" }).click();
      await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
      await page.locator("header a[href='/']").click();
      await sendNatively(page);
    });
    // A page from before a deployment names files that are gone after it.
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await test.step(`${nameOf(script)} is gone`, async () => {
      await openWithout(page, script);
      await sendNatively(page);
    });
    await page.unroute(script);
    expect(email.messages.splice(0)).toMatchObject([typed, typed]);
  }
});

test("When no picture, font or icon comes, a visitor reads, calls and sends", async ({
  page,
  email,
}) => {
  await page.route(/\.(avif|jpeg|woff2|svg|png)$/, (route) => route.abort("connectionreset"));
  await openHome(page);
  await expectReadableAndCallable(page);
  await fillForm(page, typed);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([typed]);
});

async function openWithout(page: Page, script: string): Promise<void> {
  const isIt = (request: { url(): string }) => request.url() === script;
  const failure = Promise.race([
    page.waitForEvent("requestfailed", isIt),
    page.waitForEvent("requestfinished", isIt),
  ]);
  await page.goto("/");
  await failure;
  await expectReadableAndCallable(page);
}
