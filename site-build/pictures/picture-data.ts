import type { PictureData } from "../../src/content.ts";
import { heroHeight } from "../tokens.ts";
import type { CutFile, CutShape } from "./cut.ts";
import type { PreparedPicture, PreparedPictures } from "./prepare.ts";

/** The names of all picture files. */
export function filesOf({ hero, services }: PreparedPictures): string[] {
  const files = [...hero, services].flatMap(({ shapes, share }) => [
    ...shapes.flatMap(({ avif, jpeg }) => [...avif, ...jpeg].map(({ file }) => file)),
    ...(share ? [share] : []),
  ]);
  return [...new Set(files)];
}

/** What src/components/Picture.tsx needs to offer a picture's files to the browser. */
export function pictureData({ hero, services }: PreparedPictures) {
  return {
    hero: hero.map(dataOf),
    services: dataOf(services),
    share: urlOf(hero[0]?.share ?? ""),
  };
}

const urlOf = (file: string) => `/assets/${file}`;

function dataOf({ name, shapes }: PreparedPicture): PictureData {
  const inJpeg = shapes.filter(({ jpeg }) => jpeg.length > 0);
  // A single JPEG is for all screens.
  const mediaOf = ({ media }: CutShape) => (inJpeg.length > 1 ? media : undefined);
  const sources = [
    ...shapes.map((shape) => ({
      media: shape.media,
      type: "image/avif",
      ...setOf(shape.avif, shape),
    })),
    ...inJpeg.map((shape) => ({
      media: mediaOf(shape),
      type: "image/jpeg",
      ...setOf(shape.jpeg, shape),
    })),
  ];
  return { name, sources, fallback: urlOf(inJpeg[0]?.jpeg[0]?.file ?? "") };
}

function setOf(files: CutFile[], { crop }: CutShape) {
  const [only, ...others] = files;
  if (only && others.length === 0) return { srcSet: urlOf(only.file) };
  const srcSet = files.map(({ file, width }) => `${urlOf(file)} ${width}w`).join(", ");
  // At least as high as the hero. Safari before 26.4 has no `max()` here.
  const least = Math.round(heroHeight * crop.ratio);
  return { srcSet, sizes: `(min-width: ${least}px) 100vw, ${least}px` };
}
