type Area = { width: number; height: number };
/** As fractions of a picture's width and height. */
type Point = { x: number; y: number };
/** The smallest and largest allowed width ÷ height. */
export type Ratios = [least: number, most: number];

export type Crop = {
  /** The part of the picture, in its pixels. */
  area: Area & { left: number; top: number };
  ratio: number;
};

/** The largest crop. Like `object-position`, it has the faces as far from its edges as the picture has. */
export function cropFor(picture: Area, focalPoint: Point, [least, most]: Ratios): Crop {
  const ratio = clamp(least, picture.width / picture.height, most);
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  const left = focalPoint.x * (picture.width - width);
  const top = focalPoint.y * (picture.height - height);
  return {
    area: { left, top, width, height },
    ratio,
  };
}

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));
