import type { Page } from "@playwright/test";
import sharp from "sharp";
import { places } from "../../site-build/content/picture-schema.ts";
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
} from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";
import { showLongestWords } from "./longest-words.ts";

/** The usual shapes of photographs. The number of pixels makes no difference to the layout. */
const photographs = {
  "4:3": { width: 4032, height: 3024 },
  "3:2": { width: 2000, height: 1333 },
  "16:9": { width: 2400, height: 1350 },
  upright: { width: 3024, height: 4032 },
};

const LARGEST_HEAD = 0.4 * heroHeight;

test.describe("With the slideshow paused", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("A head anywhere in a photograph is whole, clear of the words and not too large", async ({
    page,
  }) => {
    await openHome(page);
    for (const width of [320, 390, 640, 820, 1000, 1440, 1920, 2560]) {
      const heads = await placeHeads(page, width);
      expect.soft(hiddenIn(heads), `hidden at ${width} px`).toEqual([]);
      const large = heads.filter(({ size }) => size > LARGEST_HEAD + 1);
      expect.soft(large, `too large at ${width} px`).toEqual([]);
    }
    for (const width of [640, 740, 844]) {
      const heads = await placeHeads(page, width, 360);
      expect.soft(hiddenIn(heads), `on a phone held sideways, ${width} px`).toEqual([]);
    }
  });

  test("On a phone held sideways, a face at the top or in the middle is on the first screen", async ({
    page,
  }) => {
    await openHome(page);
    const heads = await placeHeads(page, 844, 390);
    const top = (await hero(page).boundingBox())?.y ?? 0;
    const below = heads.filter(
      ({ name, y, size }) => !name.includes("bottom") && top + y + size / 4 > 390,
    );
    expect(below).toEqual([]);
  });

  test("On a desktop, three people side by side in the middle of a photograph are clear of the words", async ({
    page,
  }) => {
    await openHome(page);
    for (const width of [1280, 1440, 1920]) {
      const heads = await placeHeads(page, width);
      // An upright photograph has no room for three.
      const groups = heads.filter(({ name }) => /^\d.*, middle$/.test(name));
      expect(groups).toHaveLength(3);
      const hidden = groups.filter(({ clearBeside }) => clearBeside < 0.9);
      expect.soft(hidden, `at ${width} px`).toEqual([]);
    }
  });

  test("Longer words and larger text don't hide a head either", async ({ page }) => {
    await openHome(page);
    await showLongestWords(page);
    for (const width of [390, 820, 1440]) {
      expect.soft(hiddenIn(await placeHeads(page, width)), `at ${width} px`).toEqual([]);
    }
    await setTextSize(page, 24);
    for (const width of [390, 1440]) {
      expect.soft(hiddenIn(await placeHeads(page, width)), `24 px at ${width} px`).toEqual([]);
    }
  });
});

test("The head in each picture of people is a full circle", async ({ page }) => {
  await openOnStoppedClock(page);
  const widths = [2560, 320, 820, 1440, 390, 1000, 640];
  for (const [index, picture] of heroPictureNames.slice(0, -1).entries()) {
    const width = widths[index % widths.length] as number;
    await page.setViewportSize({ width, height: 1000 });
    // Another width may need another file, which takes a moment to load.
    await expect(async () => {
      const { box, count } = magentaIn(await heroShot(page));
      expect(Math.abs(box.width - box.height), "as wide as it is high").toBeLessThanOrEqual(3);
      expect(count / (box.width * box.height), "a circle").toBeCloseTo(Math.PI / 4, 1);
    }, `${picture} at ${width} px`).toPass();
    await expectMoving(page);
  }
});

test("A picture of nobody covers the whole hero, behind every word, at every width and text size", async ({
  page,
}) => {
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

/** Where the hero shows a head at each place in each photograph, and how much of it is clear. */
async function placeHeads(page: Page, width: number, height = 1600) {
  await page.setViewportSize({ width, height });
  const medias = shapesFor.hero.map(({ media = "all" }) => media);
  const shape = shapesFor.hero[await page.evaluate(firstMatch, medias)];
  if (!shape) throw new Error("No shape is for this screen");
  const cases = Object.entries(photographs).flatMap(([photograph, size]) =>
    Object.entries(places).map(([name, point]) => {
      const { ratio, place, head } = cropFor(size, point, shape.ratios);
      return { name: `${photograph}, ${name}`, ratio, ...place, head };
    }),
  );
  const heads = await currentPicture(page).evaluate(headsIn, cases);
  await currentPicture(page).evaluate(fillWithMagenta);
  const { isMagenta } = magentaIn(await heroShot(page));
  await currentPicture(page).evaluate((image) => image.removeAttribute("style"));
  return heads.map((each) => {
    // In a group, heads are smaller.
    const beside = [-1, 1].map((side) => ({
      ...each,
      x: each.x + side * each.size,
      size: each.size * 0.7,
    }));
    return {
      ...each,
      clear: clearPart(each, isMagenta),
      clearBeside: Math.min(...beside.map((head) => clearPart(head, isMagenta))),
    };
  });
}

type Head = { name: string; x: number; y: number; size: number };

const hiddenIn = (heads: (Head & { clear: number })[]) =>
  heads.filter(({ clear }) => clear < 0.99).map((each) => JSON.stringify(each));

const firstMatch = (medias: string[]) => medias.findIndex((media) => matchMedia(media).matches);

/** Gives the image the numbers of each picture in turn, and finds its head with `object-fit: cover`. */
function headsIn(
  image: HTMLElement | SVGElement,
  cases: { name: string; ratio: number; x: number; y: number; head: number }[],
): Head[] {
  const hero = (image.closest("main > div") as Element).getBoundingClientRect();
  return cases.map(({ name, ratio, x, y, head }) => {
    for (const [key, value] of Object.entries({ ratio, x, y, head })) {
      image.style.setProperty(`--${key}`, String(value));
    }
    const box = image.getBoundingClientRect();
    const height = Math.max(box.height, box.width / ratio);
    const width = height * ratio;
    const [across = 0, down = 0] = getComputedStyle(image)
      .objectPosition.split(" ")
      .map(Number.parseFloat);
    return {
      name,
      x: box.left - hero.left + ((box.width - width) * across) / 100 + x * width,
      y: box.top - hero.top + ((box.height - height) * down) / 100 + y * height,
      size: head * height,
    };
  });
}

/** Fills the hero, so that everything that covers or dims a picture shows. */
function fillWithMagenta({ style }: HTMLElement | SVGElement): void {
  Object.assign(style, { top: "-5000px", left: "-5000px", width: "10000px", height: "10000px" });
  Object.assign(style, { background: "#f0f", objectPosition: "10000px", maskImage: "none" });
}

/** How much of a head is in a bright part of the hero. */
function clearPart({ x, y, size }: Head, isMagenta: (x: number, y: number) => boolean): number {
  let [clear, all] = [0, 0];
  const radius = size / 2 - 1;
  for (let across = -radius; across <= radius; across += 2) {
    for (let down = -radius; down <= radius; down += 2) {
      if (Math.hypot(across, down) > radius) continue;
      all++;
      if (isMagenta(Math.floor(x + across), Math.floor(y + down))) clear++;
    }
  }
  return clear / all;
}

/** The rows and columns of the hero where another picture makes no difference. */
function unchangedLines([one, other]: Awaited<ReturnType<typeof heroShot>>[]) {
  if (!one || !other) throw new Error("Two screenshots are needed");
  const { width, height, channels } = one.info;
  const rows = new Set(Array(height).keys());
  const columns = new Set(Array(width).keys());
  for (let at = 0; at < one.data.length; at++) {
    if (one.data[at] === other.data[at]) continue;
    const pixel = Math.floor(at / channels);
    rows.delete(Math.floor(pixel / width));
    columns.delete(pixel % width);
  }
  return { rows: [...rows], columns: [...columns] };
}

async function heroShot(page: Page) {
  const screenshot = await hero(page).screenshot();
  return sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
}

/** The bright magenta in a screenshot: the box around it, its pixels and whether a pixel has it. */
function magentaIn({ data, info }: Awaited<ReturnType<typeof heroShot>>) {
  const { width, height, channels } = info;
  const isMagenta = (x: number, y: number) => {
    const at = (y * width + x) * channels;
    const isInside = x >= 0 && x < width && y >= 0 && y < height;
    return isInside && (data[at] as number) - (data[at + 1] as number) > 205;
  };
  let [left, top, right, bottom, count] = [width, height, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isMagenta(x, y)) continue;
      count++;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  return { isMagenta, count, box: { width: right - left, height: bottom - top } };
}
