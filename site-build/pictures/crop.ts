type Area = { width: number; height: number };
/**
 * Where the faces are in a picture. Of what doesn't fit, these shares are cut off on the left and at the top, as
 * with `object-position`: little next to faces, since a group may reach almost to the edge. Those "in the middle"
 * are usually a little higher. With nobody in it, a roof keeps its top. src/components/Picture.module.css has
 * the same; otherwise, test/look/faces.spec.ts fails.
 */
export const focalPoints = {
  "top left": { x: 0.1, y: 0.1 },
  top: { x: 0.5, y: 0.1 },
  "top right": { x: 0.9, y: 0.1 },
  left: { x: 0.1, y: 0.4 },
  middle: { x: 0.5, y: 0.4 },
  right: { x: 0.9, y: 0.4 },
  "bottom left": { x: 0.1, y: 0.9 },
  bottom: { x: 0.5, y: 0.9 },
  "bottom right": { x: 0.9, y: 0.9 },
  nobody: { x: 0.5, y: 0.3 },
};
export type Focus = keyof typeof focalPoints;
/** The smallest and largest allowed width ÷ height. */
export type Ratios = [least: number, most: number];

export type Crop = {
  /** The part of the picture, in its pixels. */
  area: Area & { left: number; top: number };
  ratio: number;
};

/** The largest crop, placed like `object-position`. */
export function cropFor(picture: Area, focus: Focus, [least, most]: Ratios): Crop {
  const ratio = Math.max(least, Math.min(picture.width / picture.height, most));
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  const { x, y } = focalPoints[focus];
  const left = x * (picture.width - width);
  const top = y * (picture.height - height);
  return { area: { left, top, width, height }, ratio };
}
