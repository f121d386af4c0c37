import { readFileSync } from "node:fs";
import { ContentError } from "../content/content-error.ts";
import { openPicture } from "./open.ts";

const SMALLEST_SIDE = 600;

/** Throws an error that says what is wrong with a file, and what to do about it. */
export async function checkPicture(path: string): Promise<void> {
  const problem = await problemIn(path);
  if (problem) throw new ContentError([`${path}: ${problem}`]);
}

async function problemIn(path: string): Promise<string | undefined> {
  try {
    const { width, height } = (await openPicture(path).metadata()).autoOrient;
    // Only reading the pixels shows whether a file was cut off.
    await openPicture(path).resize(8).toBuffer();
    if (Math.min(width, height) >= SMALLEST_SIDE) return;
    const right = `Use one with at least ${SMALLEST_SIDE} pixels on the shorter side; 2400 × 1400 or more is best`;
    return `is too small (${width} × ${height} pixels). ${right}`;
  } catch {
    return isHeic(path)
      ? "is an iPhone HEIC file, which browsers can't show. On the iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or save it as JPEG"
      : "can't be read as a picture. Save it again as JPEG, PNG, WebP or AVIF";
  }
}

/** Looks at the first bytes, because the file may have been renamed. */
function isHeic(path: string): boolean {
  const start = readFileSync(path).toString("latin1", 4, 12);
  return /^ftyp(he|mif1|msf1)/.test(start) || /\.hei[cf]$/i.test(path);
}
