import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { plainPicture, sampleContent } from "../../test/support/sample-content.ts";
import type { ContentError } from "../content/content-error.ts";
import { findPictures } from "./find.ts";

/** The lines that the owner gets, without the folder. */
async function faultsIn(folder: string): Promise<string[]> {
  try {
    await findPictures(folder);
    return [];
  } catch (error) {
    return (error as ContentError).faults.map((fault) => fault.replaceAll(`${folder}/`, ""));
  }
}

function replaceFirst(folder: string, name: string, picture: Buffer | string): void {
  rmSync(join(folder, "hero/1.png"));
  writeFileSync(join(folder, "hero", name), picture);
}

describe("The owner's pictures", () => {
  test("are shown in the order of their names, and numbers count as numbers", async () => {
    const folder = await sampleContent();
    renameSync(join(folder, "hero/1.png"), join(folder, "hero/10 garden.png"));
    const { hero, services } = await findPictures(folder);
    const shown = hero.map(({ path }) => basename(path, ".png"));
    expect(shown).toEqual(["2", "3", "4", "5", "6", "7", "10 garden"]);
    expect(basename(services.path)).toBe("services.png");
  });

  test("may have any name; in an address only letters and digits of it are left", async () => {
    const folder = await sampleContent();
    renameSync(join(folder, "hero/1.png"), join(folder, 'hero/1 Mom\'s #1 "porch" [2].png'));
    expect((await findPictures(folder)).hero[0]?.name).toBe("1-Mom-s-1-porch-2-");
  });

  test("have the focus that the owner gave them, or else one where faces mostly are", async () => {
    const folder = await sampleContent({ "focus.json": { "2.png": { x: 10, y: 20 } } });
    const { hero, notes } = await findPictures(folder);
    expect(notes).toEqual([]);
    expect(hero[0]?.focus).toEqual({ x: 50, y: 40 });
    expect(hero[1]?.focus).toEqual({ x: 10, y: 20 });
  });

  test.each(["jpeg", "webp", "avif", "tiff"] as const)("may be %s files", async (format) => {
    const folder = await sampleContent();
    const picture = await plainPicture(600, 600).toFormat(format).toBuffer();
    replaceFirst(folder, `1.${format}`, picture);
    expect(await faultsIn(folder)).toEqual([]);
  });

  test("may replace others whose lines in focus.json stay behind", async () => {
    const folder = await sampleContent({ "focus.json": { "porch.jpg": { x: 50, y: 50 } } });
    const { notes } = await findPictures(folder);
    expect(notes.map((note) => note.replace(`${folder}/`, ""))).toEqual([
      "focus.json: there is no picture named porch.jpg, so its line does nothing. It may stay; the pictures are 1.png, 2.png, 3.png, 4.png, 5.png, 6.png, 7.png, services.png",
    ]);
  });

  test("may be drawings", async () => {
    const folder = await sampleContent();
    const size = 'width="1200" height="600"';
    replaceFirst(folder, "1.svg", `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`);
    expect(await faultsIn(folder)).toEqual([]);
  });

  test("may lie beside a folder and other files, which are left alone", async () => {
    const folder = await sampleContent();
    mkdirSync(join(folder, "hero/old"));
    writeFileSync(join(folder, "hero/.DS_Store"), "");
    writeFileSync(join(folder, "our services.png"), "");
    expect(await faultsIn(folder)).toEqual([]);
  });
});

describe("The owner is told", () => {
  test("when there are too few", async () => {
    const folder = await sampleContent();
    rmSync(join(folder, "hero/1.png"));
    rmSync(join(folder, "services.png"));
    expect(await faultsIn(folder)).toEqual([
      "hero: has 6 pictures, and the slideshow shows exactly 7. Add 1",
      expect.stringMatching(
        /: has 0 backgrounds for the Services page, which shows one\. Keep one file, for example services\.jpg$/,
      ),
    ]);
  });

  test("when there are too many", async () => {
    const folder = await sampleContent();
    const picture = readFileSync(join(folder, "services.png"));
    writeFileSync(join(folder, "hero/8.png"), picture);
    writeFileSync(join(folder, "services.JPG"), picture);
    expect(await faultsIn(folder)).toEqual([
      "hero: has 8 pictures, and the slideshow shows exactly 7. Remove 1",
      expect.stringContaining(": has 2 backgrounds for the Services page"),
    ]);
  });

  test("when there is no folder of pictures", async () => {
    const folder = await sampleContent();
    rmSync(join(folder, "hero"), { recursive: true });
    expect(await faultsIn(folder)).toEqual([
      "hero: has 0 pictures, and the slideshow shows exactly 7. Add 7",
    ]);
  });

  test.each(["1.jpg", "1.txt"])("when %s is no picture", async (name) => {
    const folder = await sampleContent();
    replaceFirst(folder, name, "not a picture");
    expect(await faultsIn(folder)).toEqual([
      `hero/${name}: cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF, or remove it`,
    ]);
  });

  test.each([
    ["IMG_1.HEIC", "not even one"],
    ["IMG_1.jpg", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic"],
    ["IMG_1.jpg", "\0\0\0\u0018ftypmif1\0\0\0\0mif1heic"],
  ])("when %s is an iPhone's own kind of picture", async (name, bytes) => {
    const folder = await sampleContent();
    replaceFirst(folder, name, bytes);
    expect(await faultsIn(folder)).toEqual([
      `hero/${name}: is an iPhone's HEIC file, which browsers cannot show. On the iPhone choose Settings → Camera → Formats → Most Compatible and take it again, or save it as JPEG`,
    ]);
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)("when a %s is cut off", async (format) => {
    const folder = await sampleContent();
    const whole = await plainPicture(600, 600).toFormat(format).toBuffer();
    replaceFirst(folder, "1.jpg", whole.subarray(0, whole.length * 0.7));
    expect(await faultsIn(folder)).toEqual([
      "hero/1.jpg: cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF, or remove it",
    ]);
  });

  test("when a picture is too small, measured as it is shown", async () => {
    const folder = await sampleContent();
    const onItsSide = plainPicture(599, 900).jpeg().withMetadata({ orientation: 6 });
    replaceFirst(folder, "1.jpg", await onItsSide.toBuffer());
    expect(await faultsIn(folder)).toEqual([
      "hero/1.jpg: is too small (900 × 599 pixels). Use one of at least 600 pixels on its shorter side; 2400 × 1400 or more is best",
    ]);
  });

  test("of every fault at once", async () => {
    const folder = await sampleContent({ "focus.json": "{" });
    replaceFirst(folder, "1.jpg", "not a picture");
    rmSync(join(folder, "hero/7.png"));
    expect(await faultsIn(folder)).toEqual([
      expect.stringMatching(/^focus\.json, line 1: a closing brace } is missing/),
      expect.stringMatching(/^hero: has 6 pictures/),
      expect.stringMatching(/^hero\/1\.jpg: cannot be read/),
    ]);
  });
});
