import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainPicture, temporaryFolder } from "../sample-content.ts";
import type { CutShape } from "./cut.ts";
import type { PictureFile } from "./find.ts";
import { excessNotes, preparePictures } from "./prepare.ts";

const lines: string[] = [];
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const cutting = (name: string) => `Cutting and encoding ${name}.png …`;

test("What is encoded once is not encoded again, until its focus point moves", async () => {
  const [folder, cache] = [temporaryFolder(), temporaryFolder()];
  const picture = async (name: string) => {
    const path = join(folder, `${name}.png`);
    await plainPicture(60, 30).toFile(path);
    return { name, path, focus: { x: 50, y: 50 } };
  };
  const [porch, hall, garden] = [await picture("1"), await picture("2"), await picture("garden")];
  const prepare = async (first: PictureFile) => {
    lines.length = 0;
    return preparePictures({ hero: [first, hall], services: garden }, cache);
  };

  const first = await prepare(porch);
  expect(lines).toEqual(["1", "garden", "2"].map(cutting));
  expect([...first.hero, first.services].map(({ name }) => name)).toEqual([
    "hero-1",
    "hero-2",
    "services",
  ]);
  expect(existsSync(first.share)).toBe(true);
  expect(first.notes).toEqual([]);
  expect(await prepare(porch)).toEqual(first);
  expect(lines).toEqual([]);

  const after = await prepare({ ...porch, focus: { x: 20, y: 50 } });
  expect(after.hero[0]?.folder).not.toBe(first.hero[0]?.folder);
  expect(after.hero[1]).toEqual(first.hero[1]);
  expect(lines).toEqual([cutting("1")]);
});

test("A picture that is too heavy where it comes first is named in one line", () => {
  const shape = (excess: CutShape["excess"]) => ({ excess }) as CutShape;
  const file = { name: "1-hall", path: "content/hero/1-hall.jpg", focus: { x: 50, y: 50 } };
  const advice = "a calmer picture in first place loads faster";
  expect(excessNotes(file, [shape(undefined), shape(undefined)], advice)).toEqual([]);
  expect(
    excessNotes(file, [shape(undefined), shape({ where: "a phone", bytes: 57_900 })], advice),
  ).toEqual(["1-hall.jpg takes 58 KB on a phone; a calmer picture in first place loads faster"]);
  const both = [
    shape({ where: "a tablet", bytes: 120_400 }),
    shape({ where: "a phone", bytes: 57_900 }),
  ];
  expect(excessNotes(file, both, advice)).toEqual([
    "1-hall.jpg takes 58 KB on a phone and 120 KB on a tablet; a calmer picture in first place loads faster",
  ]);
});
