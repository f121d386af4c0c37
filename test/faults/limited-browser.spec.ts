import { parse } from "acorn";
import { noscriptNote } from "../support/contact-form.ts";
import { openHome } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { expectWorkingFallback, expectWorkingPage } from "./working-page.ts";

test("The page works without idle moments and without paint reports", async ({ page, email }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "requestIdleCallback");
    PerformanceObserver.prototype.observe = () => {};
  });
  await openHome(page);
  await expectWorkingPage(page, email);
});

test("An old browser keeps the prerendered page", async ({ page, email, request, server }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
  await page.goto("/");
  await expect(noscriptNote(page)).toBeVisible();
  await expectWorkingFallback(page, email);
  const scripts = server.paths.filter((path) => path.endsWith(".js"));
  expect(scripts).toHaveLength(1);
  const firstFile = await (await request.get(scripts[0] as string)).text();
  // Browsers from 2019 also know `import()`.
  const code = firstFile.replaceAll("import(", "load(");
  expect(() => parse(code, { ecmaVersion: 2019, sourceType: "module" })).not.toThrow();
});

test("Visitors who block site data can read, call and send", async ({ page, email }) => {
  await page.addInitScript(() => {
    const isDenied = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"]) {
      Object.defineProperty(window, name, { get: isDenied, configurable: true });
    }
    Object.defineProperty(document, "cookie", { get: isDenied, set: isDenied });
  });
  await openHome(page);
  await expectWorkingPage(page, email);
});
