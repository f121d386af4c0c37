import { readFileSync, writeFileSync } from "node:fs";
import { type CutShape, cutPicture, cutSharePicture } from "./cut.ts";
import type { PictureFile } from "./find.ts";
import { type Place, shapesFor } from "./shapes.ts";

export type Task = { file: PictureFile; place: Place; folder: string };
export type Result = { shapes: CutShape[]; share?: string };

// A process of its own for each picture, since the memory of an encoder comes back only with its
// end: `node cutting.ts FILE`, where the file holds the task and gets the result.
const [, , path = ""] = process.argv;
const { file, place, folder }: Task = JSON.parse(readFileSync(path, "utf8"));
const result: Result = {
  shapes: await cutPicture(file, shapesFor[place], folder),
  ...(place === "first" && { share: await cutSharePicture(file, folder) }),
};
writeFileSync(path, JSON.stringify(result));
