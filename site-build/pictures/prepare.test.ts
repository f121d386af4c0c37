import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { plainPicture } from "../../test/unit-support/sample-content.ts";
import { temporaryFolder } from "../../test/unit-support/temporary-folder.ts";
import { places } from "../content/picture-schema.ts";
import { paper } from "../styles.ts";
import { filesOf } from "./picture-data.ts";
import { preparePictures } from "./prepare.ts";

const cutting = (name: string) => `Cutting and encoding ${name}.png …`;

test("Every picture is cut once, and again when something that affects it changes", async () => {
  const lines: string[] = [];
  const print = vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
  onTestFinished(() => print.mockRestore());
  const [folder, cache] = [temporaryFolder(), temporaryFolder()];
  const picture = async (name: string, color: string) => {
    const path = join(folder, `${name}.png`);
    await plainPicture(60, 30, color).toFile(path);
    return { name, path, hasPeople: true, place: places.right };
  };
  const first = await picture("1", "#ff0000");
  const second = await picture("2", "#00ff00");
  const services = await picture("garden", "#0000ff");
  const prepare = async (place = places.right) => {
    lines.length = 0;
    return preparePictures({ hero: [{ ...first, place }, second], services }, cache);
  };

  const made = await prepare();
  expect(lines.toSorted()).toEqual(["1", "2", "garden"].map(cutting));
  for (const file of filesOf(made)) expect(existsSync(join(cache, file)), file).toBe(true);
  expect(made.hero[0]?.share).toBeTruthy();
  expect(await prepare()).toEqual(made);
  expect(lines).toEqual([]);

  await prepare(places.left);
  expect(lines).toEqual([cutting("1")]);
  await picture("1", "#ffff00");
  await prepare();
  expect(lines).toEqual([cutting("1")]);
  for (const [settings, name, value] of [
    [paper, "light", "#000000"],
    [sharp.versions, "vips", "0.0.0"],
  ] as const) {
    const before = Reflect.get(settings, name);
    onTestFinished(() => void Reflect.set(settings, name, before));
    Reflect.set(settings, name, value);
    await prepare();
    expect(lines, name).toContain(cutting("2"));
  }
});
