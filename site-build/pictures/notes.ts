import type { CutPicture, CutShape } from "./cut.ts";

/** Why a picture doesn't look its best, in plain words for the owner. */
export function notesOn(file: string, picture: CutPicture): string[] {
  const wide = picture.shapes[0] as CutShape;
  const notes: string[] = [];
  const { shown, filled } = sharesOf(picture, wide);
  if (shown < 0.42) {
    const part = shown < 0.29 ? "a quarter" : "a third";
    notes.push(`only ${part} of ${file} can be seen on a desktop; a wide picture would show more`);
  }
  if (filled < 0.5) {
    const better =
      picture.width < picture.height ? "a wide picture" : "people in the middle or on the right";
    notes.push(`${file} fills less than half of a desktop screen; ${better} would fill more`);
  }
  if (wide.crop.area.width < 1000) {
    notes.push(
      `${file} is too small to look sharp on a desktop; 2400 × 1400 pixels or more is best`,
    );
  }
  return notes;
}

/** How much of a picture a crop shows, and how much of the crop the picture fills. */
function sharesOf({ width, height }: CutPicture, { crop: { area } }: CutShape) {
  const right = Math.min(area.left + area.width, width);
  const bottom = Math.min(area.top + area.height, height);
  const pixels = (right - Math.max(area.left, 0)) * (bottom - Math.max(area.top, 0));
  return { shown: pixels / (width * height), filled: pixels / (area.width * area.height) };
}
