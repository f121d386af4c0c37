import type { Plugin } from "vite";
import type { PictureData } from "../../src/content.ts";
import type { CutFile, CutShape } from "./cut.ts";
import type { PreparedPicture, PreparedPictures } from "./prepare.ts";
import { heroHeight } from "./shapes.ts";

const PICTURES = "virtual:pictures";
const FACES = "virtual:faces.css";

/** Gives the site its pictures, and the numbers that its CSS needs to keep faces in view. */
export function pictureModules(load: () => Promise<{ pictures: PreparedPictures }>): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id === PICTURES || id === FACES ? id : undefined),
    async load(id) {
      if (id !== PICTURES && id !== FACES) return;
      const { pictures } = await load();
      return id === PICTURES ? moduleOf(pictures) : facesIn(pictures);
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

const urlOf = (file: string) => `/assets/${file}`;

function moduleOf({ hero, services }: PreparedPictures): string {
  const pictures = {
    hero: hero.map(dataOf),
    services: dataOf(services),
    share: urlOf(hero[0]?.share ?? ""),
  };
  return `export const pictures = ${JSON.stringify(pictures)};`;
}

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

/** The shapes are in the same order for every picture. The last one has no condition. */
function facesIn({ hero, services }: PreparedPictures): string {
  const pictures = [...hero, services];
  const shapes = services.shapes.map(({ media }, index) => {
    const rules = pictures.map(({ name, shapes }) => facesOf(name, shapes[index] as CutShape));
    return media ? `@media ${media} { ${rules.join(" ")} }` : rules.join(" ");
  });
  // A later rule wins, but browsers pick the first shape whose condition is true.
  return shapes.toReversed().join("\n");
}

function facesOf(name: string, { crop: { ratio, faces, head } }: CutShape): string {
  const numbers = Object.entries({ ratio, x: faces.x, y: faces.y, head });
  const lines = numbers.map(([key, value]) => `--${key}: ${value.toFixed(2)};`);
  return `[data-picture="${name}"] { ${lines.join(" ")} }`;
}
