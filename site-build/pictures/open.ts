import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";

/** A phone stores a photograph on its side with a note how to turn it: turn it. */
export function openPicture(path: string): Sharp {
  return sharp(readFileSync(path), { failOn: "truncated" }).autoOrient();
}

export async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  return (await openPicture(path).metadata()).autoOrient;
}
