import type { CutPicture, CutShape } from "./cut.ts";

/** Why a picture doesn't look its best, in plain words for the owner. */
export function notesOn(file: string, { width, height, shapes }: CutPicture): string[] {
  const { area } = (shapes[0] as CutShape).crop;
  const notes: string[] = [];
  if (width < height) {
    notes.push(
      `${file} is upright, so it fills only part of a desktop screen; a wide picture would fill more`,
    );
  }
  if (area.width < 1200) {
    notes.push(
      `${file} is too small to look sharp on a desktop; 2400 × 1400 pixels or more is best`,
    );
  }
  return notes;
}
