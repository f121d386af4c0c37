type Area = { width: number; height: number };
/** A point in a picture or a crop, as fractions of its width and height. */
export type Point = { x: number; y: number };
/** The smallest and largest allowed width ÷ height. */
export type Ratios = [least: number, most: number];

export type Crop = {
  /** The part of the picture, in its pixels. */
  area: Area & { left: number; top: number };
  ratio: number;
  /** Where the faces are in the crop. */
  place: Point;
  /** The height of a head, as a fraction of the crop's height. */
  head: number;
};

/** Most heads in a photograph are a fifth of its height. */
const HEAD = 0.2;

/** The largest crop, with the faces as close to its middle as the picture allows. */
export function cropFor(picture: Area, place: Point, [least, most]: Ratios): Crop {
  const ratio = clamp(least, picture.width / picture.height, most);
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  const left = clamp(0, place.x * picture.width - width / 2, picture.width - width);
  const top = clamp(0, place.y * picture.height - height / 2, picture.height - height);
  return {
    area: { left, top, width, height },
    ratio,
    place: {
      x: (place.x * picture.width - left) / width,
      y: (place.y * picture.height - top) / height,
    },
    head: (HEAD * picture.height) / height,
  };
}

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));
