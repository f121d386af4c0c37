import { fillForm, sendAndSeeToast, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable, openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("A visitor who blocks site data reads, calls and sends", async ({ page, email }) => {
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
  await expectReadableAndCallable(page);
  await fillForm(page, typed);
  await sendAndSeeToast(page);
  expect(email.messages).toMatchObject([typed]);
});
