import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { makeOnce } from "../cache.ts";
import type { Content } from "../content/read.ts";
import type { CutShape } from "./cut.ts";
import type { Result, Task } from "./cutting.ts";
import type { PictureFile } from "./find.ts";
import { type Place, shapesFor } from "./shapes.ts";

const cacheFolder = resolve(".cache/pictures");
const cutting = fileURLToPath(new URL("./cutting.ts", import.meta.url));

export type PreparedPicture = { name: string; folder: string; shapes: CutShape[] };
export type PreparedPictures = {
  hero: PreparedPicture[];
  services: PreparedPicture;
  share: string;
  /** What the owner may want to know, a line each. */
  notes: string[];
};

/** Cuts and encodes the owner's pictures one after the other, which takes a while where they are new. */
export async function preparePictures(
  { hero, services }: Content["pictures"],
  cache = cacheFolder,
): Promise<PreparedPictures> {
  const [first, ...others] = hero as [PictureFile, ...PictureFile[]];
  const prepare = async (name: string, file: PictureFile, place: Place) => ({
    name,
    ...(await prepareOnce(file, place, cache)),
  });
  const firstPicture = await prepare("hero-1", first, "first");
  const background = await prepare("services", services, "services");
  const all = [firstPicture];
  for (const [index, file] of others.entries()) {
    all.push(await prepare(`hero-${index + 2}`, file, "hero"));
  }
  return {
    hero: all,
    services: background,
    share: join(firstPicture.folder, firstPicture.share as string),
    notes: [
      ...excessNotes(first, firstPicture.shapes, "a calmer picture in first place loads faster"),
      ...excessNotes(services, background.shapes, "a calmer picture loads faster"),
    ],
  };
}

/** Encoding is slow: its results are kept in a folder named after all that they depend on. */
async function prepareOnce(file: PictureFile, place: Place, cache: string) {
  const key = createHash("sha256")
    .update(readFileSync(file.path))
    .update(JSON.stringify([file.name, file.focus, place, shapesFor[place]]));
  const folder = join(cache, key.digest("hex").slice(0, 12));
  const list = await makeOnce(join(folder, "result.json"), async (part) => {
    console.log(`Cutting and encoding ${basename(file.path)} …`);
    const task: Task = { file, place, folder };
    await writeFile(part, JSON.stringify(task));
    await promisify(execFile)(process.execPath, [cutting, part]);
  });
  const result: Result = JSON.parse(readFileSync(list, "utf8"));
  return { folder, ...result };
}

function excessNotes(file: PictureFile, shapes: CutShape[], advice: string): string[] {
  const takes = shapes.flatMap(({ excess }) =>
    excess ? [`${Math.round(excess.bytes / 1000)} KB on ${excess.where}`] : [],
  );
  if (takes.length === 0) return [];
  return [`${basename(file.path)} takes ${takes.toReversed().join(" and ")}; ${advice}`];
}
