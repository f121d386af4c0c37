import { heroPictureNames } from "../fixtures/content.ts";
import { slideshow } from "../fixtures/specification.ts";
import { setTextSize } from "../support/page.ts";
import {
  currentPicture,
  expectMoving,
  letTimePass,
  openOnStoppedClock,
  paintPictures,
  shownFile,
} from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";
import { heroShot, type Magenta, magentaIn, unchangedLines } from "./hero-shot.ts";

for (const format of ["avif", "jpeg"]) {
  test(`The head in each picture of people is a full circle, as ${format}`, async ({ page }) => {
    if (format !== "avif") {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setDisabledImageTypes", { imageTypes: ["avif"] });
    }
    await openOnStoppedClock(page);
    // Phones get the pictures with a head at one side, where another crop's numbers would show.
    const widths = [2560, 820, 320, 390, 1440, 1000, 640];
    for (const [index, picture] of heroPictureNames.slice(0, -1).entries()) {
      const width = widths[index % widths.length] as number;
      await page.setViewportSize({ width, height: 1000 });
      // Another width may need another file, which takes a moment to load.
      await expect(async () => {
        expectCircle(magentaIn(await heroShot(page)), "the head");
        expect(await shownFile(page)).toContain(`.${format}`);
      }, `${picture} at ${width} px`).toPass({ timeout: 30_000 });
      await expectMoving(page);
    }
  });
}

test("A picture of nobody covers the hero at every width and text size", async ({ page }) => {
  await openOnStoppedClock(page);
  for (const _ of heroPictureNames.slice(1)) await expectMoving(page);
  await expect(currentPicture(page)).toHaveAttribute("data-picture", heroPictureNames.at(-1) ?? "");
  await letTimePass(page, slideshow.fade);
  for (const [standard, widths] of [
    [16, [320, 600, 820, 1000, 2560]],
    [32, [390, 1440]],
  ] as const) {
    await setTextSize(page, standard);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      const shots = [];
      for (const color of ["white", "black"]) {
        await paintPictures(page, color);
        shots.push(await heroShot(page));
      }
      const where = `at ${width} px, with text of ${standard} px`;
      expect(unchangedLines(shots), where).toEqual({ rows: [], columns: [] });
    }
  }
});

/** If a head is covered, cut off or dim, its bright pixels aren't a full circle. */
function expectCircle({ width, height, count }: Magenta, where: string): void {
  const circle = (Math.PI / 4) * Math.max(width, height) ** 2;
  expect(count / circle, where).toBeGreaterThan(0.97);
}
