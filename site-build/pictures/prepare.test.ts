import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleContent, temporaryFolder } from "../sample-content.ts";
import type { CutShape } from "./cut.ts";
import { findPictures } from "./find.ts";
import { excessNotes, preparePictures } from "./prepare.ts";

vi.setConfig({ testTimeout: 120_000 });

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test("What is encoded once is not encoded again, until its focus point moves", async () => {
  const cache = temporaryFolder();
  const pictures = await findPictures(await sampleContent());
  const written = () =>
    readdirSync(cache, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(avif|jpeg)$/.test(name))
      .map((name) => [name, statSync(join(cache, name)).mtimeMs] as const);

  const first = await preparePictures(pictures, cache);
  const before = written();
  expect(lines).toContain("Cutting and encoding 1.png …");
  lines.length = 0;
  expect(await preparePictures(pictures, cache)).toEqual(first);
  expect(written()).toEqual(before);
  expect(lines).toEqual([]);

  const [porch, second, ...others] = pictures.hero;
  const moved = { ...porch, focus: { x: 20, y: 50 } } as typeof pictures.services;
  const hero = [moved, second, ...others] as typeof pictures.hero;
  const after = await preparePictures({ ...pictures, hero }, cache);
  expect(after.hero[0]?.folder).not.toBe(first.hero[0]?.folder);
  expect(after.hero[1]).toEqual(first.hero[1]);
  expect(new Set(lines)).toEqual(new Set(["Cutting and encoding 1.png …"]));
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
