import type { Page } from "@playwright/test";
import { type PlaceName, places } from "../../site-build/content/picture-schema.ts";
import { cropFor } from "../../site-build/pictures/crop.ts";
import { shapesFor } from "../../site-build/pictures/shapes.ts";
import { heroPictureNames } from "../fixtures/content.ts";
import { heroHeight, slideshow } from "../fixtures/specification.ts";
import { hero, openHome, setTextSize } from "../support/page.ts";
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
import { showLongestWords } from "./longest-words.ts";

/** Width ÷ height. */
const photographs = { landscape: 4 / 3, portrait: 3 / 4 };
type Photograph = keyof typeof photographs;

/** The corners and the middle; the other places are between them. */
const extremes: PlaceName[] = ["top left", "top right", "middle", "bottom left", "bottom right"];

test.describe("With the slideshow paused", () => {
  // The policy would block the tests' own pictures.
  test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

  test("A head anywhere in a photograph is whole, clear and not too large", async ({ page }) => {
    await openHome(page);
    for (const width of [320, 390, 820, 1000, 1440, 2560]) {
      const tallest = await expectWholeHeads(page, width);
      expect(tallest, `a head at ${width} px`).toBeLessThanOrEqual(0.4 * heroHeight + 2);
    }
    for (const width of [640, 740, 844]) await expectWholeHeads(page, width, 360);
  });

  test("On a sideways phone, faces are on the first screen", async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openHome(page);
    const heroTop = (await hero(page).boundingBox())?.y ?? 0;
    for (const photograph of Object.keys(photographs) as Photograph[]) {
      for (const place of extremes.filter((name) => !name.includes("bottom"))) {
        const { top, height } = await showHeads(page, photograph, place);
        const chin = heroTop + top + (3 / 4) * height;
        expect(chin, `${photograph}, ${place}`).toBeLessThanOrEqual(390);
      }
    }
  });

  test("On a desktop, three people side by side are clear of the words", async ({ page }) => {
    await openHome(page);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1600 });
      // A portrait has no room for three.
      const { height, count } = await showHeads(page, "landscape", "middle", [-1, 0, 1]);
      const heads = count / ((Math.PI / 4) * height ** 2);
      expect(heads, `at ${width} px`).toBeGreaterThan(1 + 2 * 0.9 * SMALLER ** 2);
    }
  });

  test("Longer words and larger text don't hide a head either", async ({ page }) => {
    await openHome(page);
    await showLongestWords(page);
    for (const width of [390, 820, 1440]) await expectWholeHeads(page, width);
    await setTextSize(page, 24);
    for (const width of [390, 1440]) await expectWholeHeads(page, width);
  });
});

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
      }, `${picture} at ${width} px`).toPass();
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

/** Returns the height of the tallest. */
async function expectWholeHeads(page: Page, width: number, height = 1600): Promise<number> {
  await page.setViewportSize({ width, height });
  const heights: number[] = [];
  for (const photograph of Object.keys(photographs) as Photograph[]) {
    for (const place of extremes) {
      const head = await showHeads(page, photograph, place);
      expectCircle(head, `${photograph}, ${place}, at ${width} px`);
      heights.push(head.height);
    }
  }
  return Math.max(...heights);
}

/** If a head is covered, cut off or dim, its bright pixels aren't a full circle. */
function expectCircle({ width, height, count }: Magenta, where: string): void {
  const circle = (Math.PI / 4) * Math.max(width, height) ** 2;
  expect(count / circle, where).toBeGreaterThan(0.97);
}

/** In a group, the other heads are smaller. */
const SMALLER = 0.7;

/** Shows a photograph, cut as the build does, with heads side by side, and finds them on the screen. */
async function showHeads(page: Page, photograph: Photograph, place: PlaceName, heads = [0]) {
  const medias = shapesFor.hero.map(({ media = "all" }) => media);
  const shape = shapesFor.hero[await page.evaluate(firstMatch, medias)];
  if (!shape) throw new Error("No shape is for this screen");
  const size = { width: photographs[photograph], height: 1 };
  const { ratio, place: at, head } = cropFor(size, places[place], shape.ratios);
  const circles = heads.map((side) => {
    const radius = (head / 2) * (side === 0 ? 1 : SMALLER);
    return `<circle cx="${at.x * ratio + side * head}" cy="${at.y}" r="${radius}" fill="#f0f"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${1000 * ratio}" height="1000" viewBox="0 0 ${ratio} 1">${circles.join("")}</svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await currentPicture(page).evaluate(show, { src, numbers: { ratio, ...at, head } });
  return magentaIn(await heroShot(page, "jpeg"));
}

const firstMatch = (medias: string[]) => medias.findIndex((media) => matchMedia(media).matches);

/** Replaces the picture, and the numbers that the build writes for it. Runs in the browser. */
async function show(
  element: HTMLElement | SVGElement,
  { src, numbers }: { src: string; numbers: Record<string, number> },
): Promise<void> {
  const image = element as HTMLImageElement;
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
  for (const [name, value] of Object.entries(numbers)) {
    image.style.setProperty(`--${name}`, String(value));
  }
  image.src = src;
  await image.decode();
}
