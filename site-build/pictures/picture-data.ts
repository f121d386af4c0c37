import type { PictureData } from "virtual:content";
import { heroHeight, mediaQuery } from "../styles.ts";
import { shareSize } from "./art-direction.ts";
import type { CutFile, CutPicture, CutVariant } from "./cut.ts";

type Pictures = Map<unknown, CutPicture>;

/** By their URLs. */
export const filesOf = (pictures: Pictures) =>
  new Map(
    [...pictures.values()].flatMap((picture) =>
      picture.files.map((file) => [urlOf(picture, file), file.data]),
    ),
  );

/** What a page needs to offer a picture's files to the browser. */
export function dataOf(picture: CutPicture): PictureData {
  const { name, focus } = picture;
  const variants = picture.variants.map((variant) => ({
    media: variant.breakpoint && mediaQuery(variant.breakpoint),
    ...avifOf(picture, variant),
    jpeg: urlOf(picture, variant.jpeg),
  }));
  return { name, focus, variants };
}

/** What a page's head says about the home page's first picture. */
export function headData(pictures: Pictures) {
  const first = [...pictures.values()].find(({ share }) => share);
  const phone = first?.variants.find(({ name }) => name === "phone")?.avif[0];
  if (!first?.share || !phone) throw new Error("The home page needs a picture as its background");
  return {
    share: { url: urlOf(first, first.share), ...shareSize },
    firstOnPhones: { url: urlOf(first, phone), media: mediaQuery("phone") },
  };
}

const urlOf = ({ prefix }: CutPicture, { suffix }: CutFile) => `/assets/${prefix}-${suffix}`;

function avifOf(picture: CutPicture, { avif: files, crop }: CutVariant) {
  const [only, ...others] = files;
  if (only && others.length === 0) return { avif: urlOf(picture, only) };
  const avif = files.map((file) => `${urlOf(picture, file)} ${file.width}w`).join(", ");
  // At least as tall as the hero. Safari before 26.4 has no `max()` here.
  const least = Math.round(heroHeight * crop.ratio);
  return { avif, sizes: `(min-width: ${least}px) 100vw, ${least}px` };
}
