import type { Page } from "@playwright/test";
import sharp from "sharp";
import { focalPoints } from "../../site-build/pictures/crop.ts";
import { heroPictureNames } from "../fixtures/content.ts";
import { callLink, edges, hero, setTextSize } from "../support/page.ts";
import {
  currentPicture,
  expectMoving,
  openOnStoppedClock,
  shownFile,
} from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";
import { showLongestWords } from "./longest-words.ts";

const sideways = 844;
const withPeople = heroPictureNames.slice(0, -1);

test("Every face is whole and bright, and no picture ends in a line, from a phone to a wide desktop", async ({
  page,
}) => {
  await openOnStoppedClock(page);
  for (const [index, picture] of withPeople.entries()) {
    // Phones and tablets have their own crops. The others cut most off a picture's top or its sides.
    const widths = index % 2 === 0 ? [390, 2560] : [820, 1000];
    for (const width of [...widths, sideways]) {
      await expectWholeHead(page, picture, width);
      await expectNoLine(page, `${picture} at ${width} px`);
    }
    await expectMoving(page);
  }
});

test("Every face is whole and bright below long and large words, and as JPEG", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDisabledImageTypes", { imageTypes: ["avif"] });
  await openOnStoppedClock(page);
  await showLongestWords(page);
  for (const [index, picture] of withPeople.entries()) {
    const width = [820, 390, 1440][index % 3] as number;
    await setTextSize(page, width === 390 ? 32 : 16);
    await expectWholeHead(page, picture, width);
    await expect.poll(() => shownFile(page)).toContain(".jpeg");
    await expectMoving(page);
  }
});

test("A picture of nobody covers the hero at every width and text size", async ({ page }) => {
  await openOnStoppedClock(page);
  for (const _ of withPeople) await expectMoving(page);
  const picture = currentPicture(page);
  await expect(picture).toHaveAttribute("data-picture", heroPictureNames.at(-1) as string);
  await expect(picture).toHaveCSS("object-fit", "cover");
  const { x, y } = focalPoints.nobody;
  await expect(picture, "as the build cuts it").toHaveCSS(
    "object-position",
    `${100 * x}% ${100 * y}%`,
  );
  await expect(picture).toHaveCSS("mask-image", "none");
  for (const [standard, width, height] of [
    ...[320, 600, 820, 1000, 2560].map((width) => [16, width, 1000] as const),
    [16, 844, 390],
    [32, 390, 1000],
    [32, 1440, 1000],
  ] as const) {
    await setTextSize(page, standard);
    await page.setViewportSize({ width, height });
    const [inner, outer] = [await edges(hero(page)), await edges(picture)];
    const where = `of the picture, at ${width} × ${height} px, with text of ${standard} px`;
    expect(outer.left, `the left edge ${where}`).toBeLessThanOrEqual(inner.left);
    expect(outer.top, `the top ${where}`).toBeLessThanOrEqual(inner.top);
    expect(outer.right, `the right edge ${where}`).toBeGreaterThanOrEqual(inner.right);
    expect(outer.bottom, `the bottom ${where}`).toBeGreaterThanOrEqual(inner.bottom);
  }
  await setTextSize(page, 16);
  await page.emulateMedia({ forcedColors: "active" });
  const [call, inner] = [await edges(callLink(page)), await edges(picture)];
  expect(inner.left, "in forced colors, it's beside the words").toBeGreaterThanOrEqual(call.right);
  const cards = await edges(page.locator("main > div:has(h1) + *"));
  expect(inner.bottom, "and above the cards").toBeLessThanOrEqual(cards.top);
});

async function expectWholeHead(page: Page, picture: string, width: number): Promise<void> {
  await expect(currentPicture(page)).toHaveAttribute("data-picture", picture);
  const height = width === sideways ? 390 : width === 390 ? 1600 : 1000;
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
  // Another width may need another file, which takes a moment to load.
  await expect
    .poll(() => brightShareOfHead(page), `the share of the head in ${picture} at ${width} px`)
    .toBeGreaterThan(0.97);
}

/** Right inside each end of a picture, it's still as dark as the hero right outside. */
async function expectNoLine(page: Page, where: string): Promise<void> {
  const { data, info } = await pixelsOfHero(page);
  const { top: start } = await edges(hero(page));
  const { left, top, bottom } = await edges(currentPicture(page));
  const green = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1];
  const [right, middle] = [info.width - 4, Math.round(info.height / 2)];
  // Some ends are beyond the hero or the screen.
  for (const [inside = 0, outside = inside] of [
    [green(left + 3, middle), green(Math.max(left - 3, 0), middle)],
    [green(right, top - start + 3), green(right, top - start - 3)],
    [green(right, bottom - start - 3), green(right, bottom - start + 3)],
  ]) {
    expect(Math.abs(inside - outside), `a hard edge of ${where}`).toBeLessThan(40);
  }
}

/** If the head is covered, cut off or dim, its bright magenta pixels aren't a full circle. */
async function brightShareOfHead(page: Page): Promise<number> {
  const { data, info } = await pixelsOfHero(page);
  let [left, top, right, bottom, count] = [info.width, info.height, 0, 0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] as number) - (data[at + 1] as number) <= 205) continue;
    const [x, y] = [(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)];
    count++;
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return count / ((Math.PI / 4) * Math.max(right - left, bottom - top) ** 2);
}

/** What the screen shows of it. For a picture of all of it, Playwright might resize the page. */
async function pixelsOfHero(page: Page) {
  const { right, top, bottom } = await edges(hero(page));
  const clip = { x: 0, y: top, width: right, height: bottom - top };
  // The picture before may still be fading.
  const screenshot = await page.screenshot({ type: "jpeg", animations: "disabled", clip });
  return sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
}
