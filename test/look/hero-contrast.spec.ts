import { paths } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { worstContrast } from "./worst-contrast.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const screens = [
  [320, 800],
  [640, 360],
  [820, 800],
  [844, 390],
  [1001, 800],
  [2560, 800],
] as const;

for (const path of paths) {
  test(`The words on any picture of ${path} have a contrast of 7:1`, async ({ page }) => {
    await page.goto(path);
    for (const media of [
      { colorScheme: "light", forcedColors: "none" },
      { colorScheme: "dark", forcedColors: "none" },
      { colorScheme: "light", forcedColors: "active" },
    ] as const) {
      await page.emulateMedia(media);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        const worst = await worstContrast(page);
        expect(worst, `${JSON.stringify(media)}, at ${width} px`).toBeGreaterThanOrEqual(7);
      }
    }
  });
}
