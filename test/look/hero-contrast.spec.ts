import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hideWords, shareOfReadablePixels } from "../support/hero-contrast.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const screens = [
  { width: 320, height: 1000 },
  { width: 820, height: 1000 },
  { width: 1001, height: 1000 },
  { width: 1440, height: 600 },
  { width: 2560, height: 1000 },
];

test("The words on the pictures have a contrast of 7:1 even on a white one, on every screen, by day and at night", async ({
  page,
}) => {
  await showOnly(page, "#fff");
  await openHome(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectReadable(page);
  }
});

test("So have the words on the picture behind Services, by day on a black one and at night on a white one", async ({
  page,
}) => {
  for (const [colorScheme, picture] of [
    ["light", "#000"],
    ["dark", "#fff"],
  ] as const) {
    await showOnly(page, picture);
    await page.emulateMedia({ colorScheme });
    await page.goto("/services");
    await expectReadable(page);
  }
});

/** Answers every picture with one of a single color. */
async function showOnly(page: Page, background: string): Promise<void> {
  const plain = sharp({ create: { width: 1600, height: 800, channels: 3, background } });
  const body = await plain.avif({ effort: 0 }).toBuffer();
  await page.route("**/assets/*.avif", (route) =>
    route.fulfill({ body, contentType: "image/avif" }),
  );
}

async function expectReadable(page: Page): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const picture = page.locator("[data-current=true] img, main img").first();
    await expect(picture).toHaveJSProperty("complete", true);
    const share = await shareOfReadablePixels(page, await hideWords(page));
    expect(share, `at ${screen.width} × ${screen.height} px`).toBeGreaterThanOrEqual(0.98);
  }
}
