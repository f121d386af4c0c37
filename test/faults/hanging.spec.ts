import { sendNatively, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { filesOf, nameOf, slides } from "./site-files.ts";

test("While any file hangs, a visitor reads, calls and sends", async ({ page, email }) => {
  const scripts = await filesOf(page, "script");
  const displays = await page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ family }) => !family.includes("Fitted"))
      .map(({ display }) => display),
  );
  expect(new Set(displays), "words are shown before their font").toEqual(new Set(["swap"]));

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
      await expectReadableAndCallable(page);
      await sendNatively(page);
      expect(email.messages.splice(0)).toMatchObject([typed]);
      await page.unroute(address);
    });
  }
});
