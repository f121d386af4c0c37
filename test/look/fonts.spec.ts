import { headings } from "../fixtures/specification.ts";
import { card, openHome } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test("Names such as Łucja and Nhân have the page's own typeface", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await openHome(page);
  expect(fonts).toHaveLength(2);
  for (const [words, name] of [
    [page.getByRole("heading", { level: 1 }), "fraunces"],
    [card(page, headings.about).locator("p").last(), "atkinson"],
  ] as const) {
    const loading = ["latin-ext", "latin"].map((part) =>
      page.waitForResponse(new RegExp(`${name}[\\w-]*-${part}-(opsz|wght)`)),
    );
    await words.evaluate((element) => {
      element.textContent = "Łucja Kılıç, 2½ blocks from Nhân";
    });
    await Promise.all(loading);
  }
  expect(fonts).toHaveLength(6);
});
