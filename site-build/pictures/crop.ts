/** A point of a picture, in percent from its left and its top edge. */
export type FocusPoint = { x: number; y: number };

type Size = { width: number; height: number };
type Area = Size & { left: number; top: number };

/** The largest area of a shape (width / height) with the focus point as near its middle as it can be. */
export function cropAround(focus: FocusPoint, ratio: number, picture: Size): Area {
  const width = Math.round(Math.min(picture.width, picture.height * ratio));
  const height = Math.round(Math.min(picture.height, picture.width / ratio));
  return {
    width,
    height,
    left: place(focus.x, width, picture.width),
    top: place(focus.y, height, picture.height),
  };
}

/** Where the focus point of the whole picture lies within a crop of it, in percent. */
export function focusWithin(area: Area, focus: FocusPoint, picture: Size): FocusPoint {
  return {
    x: Math.round((((focus.x / 100) * picture.width - area.left) / area.width) * 100),
    y: Math.round((((focus.y / 100) * picture.height - area.top) / area.height) * 100),
  };
}

function place(percent: number, length: number, whole: number): number {
  const centered = Math.round((percent / 100) * whole - length / 2);
  return Math.min(Math.max(centered, 0), whole - length);
}
