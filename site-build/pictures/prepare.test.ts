import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainPicture, temporaryFolder } from "../../test/support/sample-content.ts";
import type { CutShape } from "./cut.ts";
import type { PictureFile } from "./find.ts";
import { type PreparedPicture, preparePictures } from "./prepare.ts";

const lines: string[] = [];
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const cutting = (name: string) => `Cutting and encoding ${name}.png …`;

/** Prepares two pictures of the slideshow and one behind Services, of which the first may change. */
async function samplePictures() {
  const [folder, cache] = [temporaryFolder(), temporaryFolder()];
  const picture = async (name: string) => {
    const path = join(folder, `${name}.png`);
    await plainPicture(60, 30).toFile(path);
    return { name, path, focus: { x: 50, y: 50 } };
  };
  const [first, second, services] = [
    await picture("1"),
    await picture("2"),
    await picture("garden"),
  ];
  return async (change: Partial<PictureFile> = {}) => {
    lines.length = 0;
    return preparePictures({ hero: [{ ...first, ...change }, second], services }, cache);
  };
}

test("What is encoded once is not encoded again, until its focus point moves", async () => {
  const prepare = await samplePictures();
  const first = await prepare();
  expect(lines).toEqual(["1", "garden", "2"].map(cutting));
  const names = [...first.hero, first.services].map(({ name }) => name);
  expect(names).toEqual(["hero-1", "hero-2", "services"]);
  expect(existsSync(first.share)).toBe(true);
  expect(await prepare()).toEqual(first);
  expect(lines).toEqual([]);

  const after = await prepare({ focus: { x: 20, y: 50 } });
  expect(after.hero[0]?.folder).not.toBe(first.hero[0]?.folder);
  expect(after.hero[1]).toEqual(first.hero[1]);
  expect(lines).toEqual([cutting("1")]);
});

test("A picture that is too heavy where it comes first is named in one line", async () => {
  const prepare = await samplePictures();
  const { hero, services, notes } = await prepare();
  expect(notes).toEqual([]);
  const weigh = ({ folder, shapes }: PreparedPicture, ...excesses: CutShape["excess"][]) => {
    const heavy = shapes.map((shape, index) => ({ ...shape, excess: excesses[index] }));
    const share = "share.jpeg";
    writeFileSync(join(folder, "result.json"), JSON.stringify({ shapes: heavy, share }));
  };
  const onPhones = { where: "a phone", bytes: 57_900 };
  weigh(hero[0] as PreparedPicture, undefined, { where: "a tablet", bytes: 120_400 }, onPhones);
  weigh(hero[1] as PreparedPicture, undefined, undefined, onPhones);
  weigh(services, undefined, undefined, onPhones);
  expect((await prepare()).notes).toEqual([
    "1.png takes 58 KB on a phone and 120 KB on a tablet; a calmer picture in first place loads faster",
    "garden.png takes 58 KB on a phone; a calmer picture loads faster",
  ]);
});
