import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { makeOnce } from "../cache.ts";
import type { Content } from "../content/read.ts";
import { type CutShape, cutPicture, cutSharePicture } from "./cut.ts";
import type { PictureFile } from "./find.ts";
import { firstShapes, heroShapes, type Shape, servicesShapes } from "./shapes.ts";

const cacheFolder = resolve(".cache/pictures");

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
  const prepare = async (name: string, file: PictureFile, shapes: Shape[]) => {
    const { folder, made } = await once(file, shapes, cache, (into) =>
      cutPicture(file, shapes, into),
    );
    return { name, folder, shapes: made };
  };
  const share = await once(first, "share", cache, (folder) => cutSharePicture(first, folder));
  const firstPicture = await prepare("hero-1", first, firstShapes);
  const prepared = {
    hero: [firstPicture],
    services: await prepare("services", services, servicesShapes),
    share: join(share.folder, share.made),
  };
  for (const [index, file] of others.entries()) {
    prepared.hero.push(await prepare(`hero-${index + 2}`, file, heroShapes));
  }
  return {
    ...prepared,
    notes: [
      ...excessNotes(first, firstPicture.shapes, "a calmer picture in first place loads faster"),
      ...excessNotes(services, prepared.services.shapes, "a calmer picture loads faster"),
    ],
  };
}

/** Encoding is slow: its results are kept in a folder named after all that they depend on. */
async function once<T>(
  file: PictureFile,
  settings: unknown,
  cache: string,
  make: (folder: string) => Promise<T>,
): Promise<{ folder: string; made: T }> {
  const source = readFileSync(file.path);
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify([file.name, file.focus, settings]));
  const folder = join(cache, key.digest("hex").slice(0, 12));
  const list = await makeOnce(join(folder, "made.json"), async (part) => {
    console.log(`Cutting and encoding ${basename(file.path)} …`);
    await writeFile(part, JSON.stringify(await make(folder)));
  });
  return { folder, made: JSON.parse(readFileSync(list, "utf8")) };
}

export function excessNotes(file: PictureFile, shapes: CutShape[], advice: string): string[] {
  const takes = shapes.flatMap(({ excess }) =>
    excess ? [`${Math.round(excess.bytes / 1000)} KB on ${excess.where}`] : [],
  );
  if (takes.length === 0) return [];
  return [`${basename(file.path)} takes ${takes.toReversed().join(" and ")}; ${advice}`];
}
