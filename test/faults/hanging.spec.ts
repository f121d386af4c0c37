import { expect, test } from "../support/test.ts";
import { nameOf, scriptsOf, slides } from "./site-files.ts";
import { expectWorkingPlainPage } from "./working-page.ts";

test("While any file hangs, visitors can read, call and send", async ({ page, email }) => {
  const scripts = await scriptsOf(page);
  const displays = await page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ family }) => !family.includes("Fitted"))
      .map(({ display }) => display),
  );
  expect(new Set(displays), "text shows before its font").toEqual(new Set(["swap"]));

  const files = {
    "the first picture": slides[0] as RegExp,
    "every font": /\.woff2$/,
    ...Object.fromEntries(scripts.map((script) => [nameOf(script), script])),
  };
  for (const [name, address] of Object.entries(files)) {
    await test.step(name, async () => {
      await page.route(address, () => {});
      const asked = page.waitForRequest(address);
      await page.goto("/", { waitUntil: "commit" });
      await asked;
      await expectWorkingPlainPage(page, email);
      await page.unroute(address);
    });
  }
});
