import type { Plugin } from "vite";
import type { PictureData } from "../../src/content.ts";
import type { CutFile, CutShape } from "./cut.ts";
import type { PreparedPicture, PreparedPictures } from "./prepare.ts";
import { wideSizes } from "./shapes.ts";

// How a picture in `content/` becomes a crop on the screen:
// 1. find.ts finds the files on the owner's lists, each with the place where people should look.
// 2. shapes.ts lists the shapes for different screens, and the part of each that words don't cover.
//    crop.ts finds the crop that shows the place in that part.
// 3. cut.ts cuts the crops, extend.ts adds room where a picture has none, and encode.ts encodes each
//    crop within its budget. prepare.ts does this once, and keeps the results in `.cache/pictures/`.
// 4. This plugin gives the site their URLs (`virtual:pictures`), and the CSS for boxes with another
//    shape (`virtual:focus.css`).
// 5. src/components/Picture.tsx offers the shapes to the browser, which picks the one that fits.

const PICTURES = "virtual:pictures";
const FOCUS = "virtual:focus.css";

/** Gives the site its pictures, and the CSS that keeps heads in view. */
export function pictureModules(load: () => Promise<{ pictures: PreparedPictures }>): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id === PICTURES || id === FOCUS ? id : undefined),
    async load(id) {
      if (id !== PICTURES && id !== FOCUS) return;
      const { pictures } = await load();
      return id === PICTURES ? moduleOf(pictures) : focusRules(pictures);
    },
  };
}

/** The names of all picture files. */
export function filesOf({ hero, services }: PreparedPictures): string[] {
  const files = [...hero, services].flatMap(({ shapes, share }) => [
    ...shapes.flatMap(({ avif, jpeg }) => [...avif, ...jpeg].map(({ file }) => file)),
    ...(share ? [share] : []),
  ]);
  return [...new Set(files)];
}

const addressOf = (file: string) => `/assets/${file}`;

function moduleOf({ hero, services }: PreparedPictures): string {
  const pictures = {
    hero: hero.map(dataOf),
    services: dataOf(services),
    share: addressOf(hero[0]?.share ?? ""),
  };
  return `export const pictures = ${JSON.stringify(pictures)};`;
}

function dataOf({ name, shapes }: PreparedPicture): PictureData {
  const inJpeg = shapes.filter(({ jpeg }) => jpeg.length > 0);
  // A single JPEG is for all screens.
  const mediaOf = ({ media }: CutShape) => (inJpeg.length > 1 ? media : undefined);
  const sources = [
    ...shapes.map(({ media, avif }) => ({ media, type: "image/avif", ...setOf(avif) })),
    ...inJpeg.map((shape) => ({ media: mediaOf(shape), type: "image/jpeg", ...setOf(shape.jpeg) })),
  ];
  return { name, sources, fallback: addressOf(inJpeg[0]?.jpeg[0]?.file ?? "") };
}

function setOf(files: CutFile[]) {
  const [only, ...others] = files;
  if (only && others.length === 0) return { srcSet: addressOf(only.file) };
  const srcSet = files.map(({ file, width }) => `${addressOf(file)} ${width}w`).join(", ");
  return { srcSet, sizes: wideSizes };
}

function focusRules({ hero, services }: PreparedPictures): string {
  return [...hero, services].map(focusRule).join("\n");
}

function focusRule({ name, shapes }: PreparedPicture): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const rule = ({ x, y }: CutShape["crop"]["position"]) =>
    `[data-picture="${name}"] { object-position: ${percent(x)} ${percent(y)} }`;
  // The last shape has no condition. Each shape overrides those after it in the list.
  return shapes
    .toReversed()
    .map(({ media, crop }) =>
      media ? `@media ${media} { ${rule(crop.position)} }` : rule(crop.position),
    )
    .join("\n");
}
