import { openHome } from "../support/site.ts";
import { test } from "../support/test.ts";
import { expectWorkingPage } from "./working-page.ts";

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
