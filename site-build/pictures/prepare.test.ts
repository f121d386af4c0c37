import { readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { plainPicture } from "../../test/support/sample-content.ts";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { variants } from "./art-direction.ts";
import type { Focus } from "./crop.ts";
import { preparePictures } from "./prepare.ts";

const cutting = (name: string, at: number) => `Cutting and encoding ${name}.png (${at} of 3) …`;

/** Three pictures; `lines` are what the last `prepare` printed. */
async function samplePictures() {
  const lines: string[] = [];
  const print = vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
  onTestFinished(() => print.mockRestore());
  const [folder, cache, code] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const paint = async (name: string, color: string) => {
    const path = join(folder, `${name}.png`);
    await plainPicture(60, 30, color).toFile(path);
    const focus: Focus = "right";
    return { path, name, focus, variants: variants.background, withShare: false };
  };
  const first = await paint("1", "#ff0000");
  const second = await paint("2", "#00ff00");
  const third = await paint("garden", "#0000ff");
  const prepare = (focus: Focus = "right") => {
    lines.length = 0;
    const files = [{ ...first, focus }, second, third];
    return preparePictures(new Map(files.map((file) => [file.name, file])), { cache, code });
  };
  return { cache, code, lines, paint, prepare };
}

test("Every picture is cut once, and again when it or its focal point changes", async () => {
  const { lines, paint, prepare } = await samplePictures();
  const made = await prepare();
  expect(lines).toEqual([cutting("1", 1), cutting("2", 2), cutting("garden", 3)]);
  expect(await prepare()).toEqual(made);
  expect(lines).toEqual([]);

  await prepare("left");
  expect(lines).toEqual([cutting("1", 1)]);
  await paint("1", "#ffff00");
  await prepare();
  expect(lines).toEqual([cutting("1", 1)]);
});

test("Every picture is cut again when the code that cuts pictures changes, not when its tests do", async () => {
  const { code, lines, prepare } = await samplePictures();
  writeFileSync(join(code, "crop.ts"), "");
  await prepare();
  writeFileSync(join(code, "crop.test.ts"), "// A test");
  await prepare();
  expect(lines).toEqual([]);
  writeFileSync(join(code, "crop.ts"), "export const sharper = true;");
  await prepare();
  expect(lines).toHaveLength(3);
});

test("After a build was interrupted, the next one cuts the half-written picture again", async () => {
  const { cache, lines, prepare } = await samplePictures();
  const made = await prepare();
  for (const file of readdirSync(cache)) {
    const path = join(cache, file);
    truncateSync(path, statSync(path).size - 1);
    expect(await prepare()).toEqual(made);
    expect(lines).toHaveLength(1);
  }
});
