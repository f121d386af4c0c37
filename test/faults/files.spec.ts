import type { Page, Route } from "@playwright/test";
import { fillForm, sendAndSeeToast, sendNatively, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { filesOf, nameOf } from "./site-files.ts";

test.use({ errorsExpected: true });

const faults: Record<string, (route: Route) => Promise<void>> = {
  "does not come": (route) => route.abort("connectionreset"),
  // A page from before a deployment names files that are gone after it.
  "is gone": (route) => route.fulfill({ status: 404 }),
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`Whichever script ${fault}, a visitor reads, calls, looks at Services and sends`, async ({
    page,
    email,
  }) => {
    const scripts = await filesOf(page, "script");
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) {
      await test.step(nameOf(script), async () => {
        await page.route(script, answer);
        const failure = failureOf(page, script);
        await page.goto("/");
        await failure;
        await expectReadableAndCallable(page);
        await page.getByRole("link", { name: "Services" }).click();
        await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
        await page.locator("header a[href='/']").click();
        await sendNatively(page);
        expect(email.messages.splice(0)).toMatchObject([typed]);
        await page.unroute(script);
      });
    }
  });
}

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

function failureOf(page: Page, address: string): Promise<unknown> {
  const isIt = (request: { url(): string }) => request.url() === address;
  return Promise.race([
    page.waitForEvent("requestfailed", isIt),
    page.waitForEvent("requestfinished", isIt),
  ]);
}
