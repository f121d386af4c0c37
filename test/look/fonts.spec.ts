import { openHome } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test("Letters missing from our small fonts load from larger ones if needed", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await openHome(page);
  expect(fonts).toHaveLength(2);
  const show = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.textContent = "Łucja Kılıç, 2½ blocks from Nhân";
      });
  for (const [selector, name] of [
    ["h1", "fraunces"],
    ["#about-us ~ div p", "atkinson"],
  ] as const) {
    const loading = ["latin-ext", "latin"].map((part) =>
      page.waitForResponse(new RegExp(`${name}[\\w-]*-${part}-(opsz|wght)`)),
    );
    await show(selector);
    await Promise.all(loading);
  }
  expect(fonts).toHaveLength(6);
});
