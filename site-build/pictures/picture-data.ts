import type { PictureData } from "virtual:content";
import { heroHeight, mediaQuery } from "../styles.ts";
import { shareSize } from "./art-direction.ts";
import type { CutFile, CutPicture, CutVariant } from "./cut.ts";

type Pictures = Map<unknown, CutPicture>;

export function filesOf(pictures: Pictures): CutFile[] {
  return [...pictures.values()].flatMap(({ variants, share }) => [
    ...variants.flatMap(({ avif, jpeg }) => [...avif, jpeg]),
    ...(share ? [share] : []),
  ]);
}

/** What a page needs to offer a picture's files to the browser. */
export function dataOf({ name, focus, variants }: CutPicture): PictureData {
  const data = variants.map((variant) => ({
    media: variant.breakpoint && mediaQuery(variant.breakpoint),
    ...avifOf(variant),
    jpeg: urlOf(variant.jpeg.file),
  }));
  return { name, focus, variants: data };
}

/** What a page's head says about the home page's first picture. */
export function headData(pictures: Pictures) {
  const first = [...pictures.values()].find(({ share }) => share);
  const phone = first?.variants.find(({ name }) => name === "phone")?.avif[0];
  if (!first?.share || !phone) throw new Error("The home page needs a picture as its background");
  return {
    share: { url: urlOf(first.share.file), ...shareSize },
    firstOnPhones: { url: urlOf(phone.file), media: mediaQuery("phone") },
  };
}

const urlOf = (file: string) => `/assets/${file}`;

function avifOf({ avif: files, crop }: CutVariant) {
  const [only, ...others] = files;
  if (only && others.length === 0) return { avif: urlOf(only.file) };
  const avif = files.map(({ file, width }) => `${urlOf(file)} ${width}w`).join(", ");
  // At least as tall as the hero. Safari before 26.4 has no `max()` here.
  const least = Math.round(heroHeight * crop.ratio);
  return { avif, sizes: `(min-width: ${least}px) 100vw, ${least}px` };
}
