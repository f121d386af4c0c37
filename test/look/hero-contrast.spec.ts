import sharp from "sharp";
import { hideWords, shareOfReadablePixels } from "../support/hero-contrast.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("The words on the pictures stand at 7:1 even on a white one, at every width, by day and at night", async ({
  page,
}) => {
  const white = sharp({ create: { width: 1600, height: 800, channels: 3, background: "#fff" } });
  const body = await white.avif({ effort: 0 }).toBuffer();
  await page.route("**/assets/*.avif", (route) =>
    route.fulfill({ body, contentType: "image/avif" }),
  );
  await openHome(page);
  for (const width of [320, 820, 1001, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(page.locator("[data-current=true] img")).toHaveJSProperty("complete", true);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const share = await shareOfReadablePixels(page, await hideWords(page));
      expect(share, `${colorScheme} at ${width} px`).toBeGreaterThanOrEqual(0.98);
    }
  }
});
