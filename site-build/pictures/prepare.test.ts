import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainPicture, temporaryFolder } from "../../test/support/sample-content.ts";
import { places } from "../content/picture-schema.ts";
import type { PictureFile } from "./find.ts";
import { filesOf } from "./plugin.ts";
import { preparePictures } from "./prepare.ts";
import { shapesFor, shareFrame } from "./shapes.ts";

const lines: string[] = [];
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const cutting = (name: string) => `Cutting and encoding ${name}.png …`;

/** Returns a function that prepares three pictures, and can change the first. */
async function samplePictures() {
  const [folder, cache] = [temporaryFolder(), temporaryFolder()];
  const picture = async (name: string, color: string) => {
    const path = join(folder, `${name}.png`);
    await plainPicture(60, 30, color).toFile(path);
    return { name, path, focus: places.right };
  };
  const first = await picture("1", "#ff0000");
  const second = await picture("2", "#00ff00");
  const services = await picture("garden", "#0000ff");
  return async (change: Partial<PictureFile> = {}) => {
    lines.length = 0;
    return preparePictures({ hero: [{ ...first, ...change }, second], services }, cache);
  };
}

test("Every picture is cut once, and all its files exist", async () => {
  const prepare = await samplePictures();
  const first = await prepare();
  expect(lines.toSorted()).toEqual(["1", "2", "garden"].map(cutting));
  const names = [...first.hero, first.services].map(({ name }) => name);
  expect(names).toEqual(["hero-1", "hero-2", "services"]);
  for (const file of filesOf(first)) expect(existsSync(join(first.folder, file)), file).toBe(true);
  expect(first.hero[0]?.share).toBeTruthy();
  expect(await prepare()).toEqual(first);
  expect(lines).toEqual([]);
});

test("A picture is cut again when the owner chooses another place for it", async () => {
  const prepare = await samplePictures();
  await prepare();
  await prepare({ focus: places.left });
  expect(lines).toEqual([cutting("1")]);
});

test("Pictures are cut again when their shapes, the share picture's shape or sharp's version changes", async () => {
  const prepare = await samplePictures();
  await prepare();
  const [shape] = shapesFor.hero;
  for (const [settings, name, value] of [
    [shape, "effort", 0],
    [shareFrame, "ratio", 1],
    [sharp.versions, "vips", "0.0.0"],
  ] as const) {
    const before = Reflect.get(settings as object, name);
    Reflect.set(settings as object, name, value);
    await prepare();
    Reflect.set(settings as object, name, before);
    expect(lines, name).toContain(cutting("2"));
  }
});
