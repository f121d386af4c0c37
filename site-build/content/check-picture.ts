import { existsSync } from "node:fs";
import { openPicture } from "../pictures/open.ts";

const SMALLEST_SIDE = 600;

/** Why a picture can't be used. Undefined if it can. */
export async function checkPicture(path: string): Promise<string | undefined> {
  if (!existsSync(path)) {
    return `is missing: there's no file ${path}. Choose the picture again.`;
  }
  const size = await sizeOf(path);
  if (!size) {
    const advice = "Save it again as JPEG, PNG, WebP or AVIF.";
    const onIphones =
      "On an iPhone, choose Settings → Camera → Formats → Most Compatible, then take the picture again.";
    return `can't be read as a picture. ${advice} ${onIphones}`;
  }
  const { width, height } = size;
  if (Math.min(width, height) >= SMALLEST_SIDE) return undefined;
  const advice = `Use one with at least ${SMALLEST_SIDE} pixels on the shorter side; 2400 × 1400 pixels or more is best.`;
  return `is too small (${width} × ${height} pixels). ${advice}`;
}

async function sizeOf(path: string): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await openPicture(path).metadata();
    // Only reading the pixels shows whether a file was cut off.
    await openPicture(path).resize(8).toBuffer();
    return autoOrient;
  } catch {
    return undefined;
  }
}
