import { existsSync } from "node:fs";
import { openPicture } from "../pictures/open.ts";

const SMALLEST_SIDE = 600;
const SHARP_WIDTH = 1200;
const best = "2400 × 1400 pixels or more is best.";

/** Why a picture can't be used, or why it doesn't look its best. */
type Findings = { problem?: string; notes?: string[] };

export async function checkPicture(path: string): Promise<Findings> {
  if (!existsSync(path)) {
    return { problem: `is missing: there's no file ${path}. Choose the picture again.` };
  }
  const size = await sizeOf(path);
  if (!size) {
    const advice = "Save it again as JPEG, PNG, WebP or AVIF.";
    const onIphones =
      "On an iPhone, choose Settings → Camera → Formats → Most Compatible, then take the picture again.";
    return { problem: `can't be read as a picture. ${advice} ${onIphones}` };
  }
  const { width, height } = size;
  if (Math.min(width, height) < SMALLEST_SIDE) {
    const advice = `Use one with at least ${SMALLEST_SIDE} pixels on the shorter side; ${best}`;
    return { problem: `is too small (${width} × ${height} pixels). ${advice}` };
  }
  const notes: string[] = [];
  if (width < height) {
    notes.push("is taller than it is wide; on a computer, a wide one looks better.");
  }
  if (width < SHARP_WIDTH) notes.push(`is too small to look sharp on a computer; ${best}`);
  return { notes };
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
