import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/unit-support/temporary-folder.ts";
import { makeOnce } from "./make-once.ts";

test("A file that was only half written is never used", async () => {
  const path = join(temporaryFolder(), "porch.avif");
  const breakOff = async (each: string) => {
    await writeFile(each, "half a pic");
    throw new Error("the disk is full");
  };
  await expect(makeOnce(path, breakOff)).rejects.toThrow("the disk is full");
  expect(existsSync(path)).toBe(false);
});

test("Two builds can make the same file at the same time", async () => {
  const path = join(temporaryFolder(), "pictures/porch.avif");
  const make = (each: string) => writeFile(each, "a picture");
  await Promise.all([makeOnce(path, make), makeOnce(path, make)]);
  expect(readFileSync(path, "utf8")).toBe("a picture");
});
