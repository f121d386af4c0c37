import type { PictureData } from "virtual:pictures";
import { heroHeight, mediaQuery } from "../styles.ts";
import type { CutFile, CutPicture, CutShape } from "./cut.ts";
import type { PreparedPictures } from "./prepare.ts";
import { shareSize } from "./shapes.ts";

export function filesOf({ hero, services }: PreparedPictures): CutFile[] {
  return [...hero, services].flatMap(({ shapes, share }) => [
    ...shapes.flatMap(({ avif, jpeg }) => [...avif, jpeg]),
    ...(share ? [share] : []),
  ]);
}

/** What the site needs to offer the files to browsers (`virtual:pictures`). */
export function pictureData({ hero, services }: PreparedPictures) {
  const [first] = hero;
  const tall = first?.shapes.find(({ name }) => name === "tall")?.avif[0];
  const share = first?.share;
  if (!tall || !share) throw new Error("The first picture needs files for phones and for sharing");
  return {
    pictures: {
      hero: hero.map(dataOf),
      services: dataOf(services),
    },
    share: { url: urlOf(share.file), ...shareSize },
    firstOnPhones: { url: urlOf(tall.file), media: mediaQuery("phone") },
  };
}

const urlOf = (file: string) => `/assets/${file}`;

function dataOf({ name, focus, shapes }: CutPicture): PictureData {
  const sources = shapes.flatMap((shape) => [
    { media: shape.media, type: "image/avif", ...setOf(shape) },
    { media: shape.media, type: "image/jpeg", srcSet: urlOf(shape.jpeg.file) },
  ]);
  return { name, focus, sources };
}

function setOf({ avif, crop }: CutShape) {
  const [only, ...others] = avif;
  if (only && others.length === 0) return { srcSet: urlOf(only.file) };
  const srcSet = avif.map(({ file, width }) => `${urlOf(file)} ${width}w`).join(", ");
  // At least as tall as the hero. Safari before 26.4 has no `max()` here.
  const least = Math.round(heroHeight * crop.ratio);
  return { srcSet, sizes: `(min-width: ${least}px) 100vw, ${least}px` };
}
