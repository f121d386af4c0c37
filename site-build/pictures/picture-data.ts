import type { PictureData } from "virtual:pictures";
import { heroHeight, mediaQuery } from "../styles.ts";
import { shareSize } from "./art-direction.ts";
import type { CutFile, CutPicture, CutVariant } from "./cut.ts";
import type { PreparedPictures } from "./prepare.ts";

export function filesOf({ hero, services }: PreparedPictures): CutFile[] {
  return [...hero, services].flatMap(({ variants, share }) => [
    ...variants.flatMap(({ avif, jpeg }) => [...avif, jpeg]),
    ...(share ? [share] : []),
  ]);
}

/** What the site needs to offer the files to browsers (`virtual:pictures`). */
export function pictureData({ hero, services }: PreparedPictures) {
  const [first] = hero;
  const phone = first?.variants.find(({ name }) => name === "phone")?.avif[0];
  const share = first?.share;
  if (!phone || !share) throw new Error("The first picture needs files for phones and for sharing");
  return {
    pictures: {
      hero: hero.map(dataOf),
      services: dataOf(services),
    },
    share: { url: urlOf(share.file), ...shareSize },
    firstOnPhones: { url: urlOf(phone.file), media: mediaQuery("phone") },
  };
}

const urlOf = (file: string) => `/assets/${file}`;

function dataOf({ name, focus, variants }: CutPicture): PictureData {
  const sources = variants.flatMap((variant) => [
    { media: variant.media, type: "image/avif", ...setOf(variant) },
    { media: variant.media, type: "image/jpeg", srcSet: urlOf(variant.jpeg.file) },
  ]);
  return { name, focus, sources };
}

function setOf({ avif, crop }: CutVariant) {
  const [only, ...others] = avif;
  if (only && others.length === 0) return { srcSet: urlOf(only.file) };
  const srcSet = avif.map(({ file, width }) => `${urlOf(file)} ${width}w`).join(", ");
  // At least as tall as the hero. Safari before 26.4 has no `max()` here.
  const least = Math.round(heroHeight * crop.ratio);
  return { srcSet, sizes: `(min-width: ${least}px) 100vw, ${least}px` };
}
