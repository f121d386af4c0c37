import { basename } from "node:path";
import { openPicture } from "../pictures/open.ts";
import { ContentError } from "./content-error.ts";

const SMALLEST_SIDE = 600;
const SHARP_WIDTH = 1200;
const best = "2400 × 1400 pixels or more is best";

/** Why a picture doesn't look its best. Throws an error if it can't be used at all. */
export async function checkPicture(path: string): Promise<string[]> {
  const { width, height } = await sizeOf(path);
  if (Math.min(width, height) < SMALLEST_SIDE) {
    const size = `${width} × ${height} pixels`;
    const right = `Use one with at least ${SMALLEST_SIDE} pixels on the shorter side; ${best}`;
    throw new ContentError([`${path}: is too small (${size}). ${right}`]);
  }
  const notes: string[] = [];
  if (width < height) {
    notes.push("is taller than it is wide; on a desktop, a wide one looks better");
  }
  if (width < SHARP_WIDTH) {
    notes.push(`is too small to look sharp on a desktop; ${best}`);
  }
  return notes.map((note) => `${basename(path)} ${note}`);
}

async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await openPicture(path).metadata();
    // Only reading the pixels shows whether a file was cut off.
    await openPicture(path).resize(8).toBuffer();
    return autoOrient;
  } catch {
    const right = "Save it again as JPEG, PNG, WebP or AVIF";
    const onPhones =
      "On an iPhone, choose Settings → Camera → Formats → Most Compatible, then take the picture again";
    throw new ContentError([`${path}: can't be read as a picture. ${right}. ${onPhones}`]);
  }
}
