import type { Plugin } from "vite";
import type { Content } from "../content/read.ts";
import {
  type EncodedPicture,
  type EncodedShape,
  encodePicture,
  encodeSharePicture,
} from "./encode.ts";
import type { PictureFile } from "./find.ts";

// How a file in `content/hero/` becomes a crop on the screen:
// 1. find.ts lists the owner's files in their order, each with its focus point from `focus.json`.
// 2. crop.ts says which part of a file each shape (tall, middle, wide) shows, around that point.
// 3. encode.ts cuts and encodes those parts, once; the results are kept in `.cache/pictures/`.
// 4. This plugin hands their addresses to the site as `virtual:pictures`, and as
//    `virtual:focus.css` where each crop's focus point lies.
// 5. src/components/Picture.tsx offers the shapes to the browser, which takes the one that fits.

const PICTURES = "virtual:pictures";
const FOCUS = "virtual:focus.css";

type Prepared = { hero: Named[]; services: Named; share: string };
type Named = EncodedPicture & { name: string };

/** Gives the site its pictures, cut and encoded, and the CSS that keeps their focus in view. */
export function pictureModules(read: () => Promise<Content>): Plugin {
  let source: Content | undefined;
  let prepared: Promise<Prepared> | undefined;
  const prepareOnce = (content: Content) => {
    if (content !== source) prepared = undefined;
    source = content;
    prepared ??= prepare(content.pictures);
    return prepared;
  };
  return {
    name: "pictures",
    resolveId: (id) => (id === PICTURES || id === FOCUS ? id : undefined),
    async load(id) {
      if (id !== PICTURES && id !== FOCUS) return;
      const { hero, services, share } = await prepareOnce(await read());
      return id === FOCUS
        ? [...hero, services].map(focusRules).join("\n")
        : moduleOf({ hero, services, share });
    },
  };
}

async function prepare({ hero, services }: Content["pictures"]): Promise<Prepared> {
  const named = async (name: string, file: PictureFile) => ({
    name,
    ...(await encodePicture(file)),
  });
  return {
    hero: await Promise.all(hero.map((file, index) => named(`hero-${index + 1}`, file))),
    services: await named("services", services),
    share: await encodeSharePicture(hero[0] as PictureFile),
  };
}

function moduleOf({ hero, services, share }: Prepared): string {
  const imports: string[] = [];
  const url = (path: string) => {
    const name = `url${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${path}?url`)};`);
    return name;
  };
  const picture = ({ name, shapes, fallback }: Named) => {
    const sources = shapes.map(({ media, files }) => {
      const srcSet = files.map(({ path, width }) => `\${${url(path)}} ${width}w`).join(", ");
      return `{ media: ${JSON.stringify(media)}, srcSet: \`${srcSet}\` }`;
    });
    return `{ name: ${JSON.stringify(name)}, sources: [${sources.join(", ")}], fallback: ${url(fallback)} }`;
  };
  const exports = [
    `export const hero = [${hero.map(picture).join(",\n")}];`,
    `export const services = ${picture(services)};`,
    `export const share = ${url(share)};`,
  ];
  return [...imports, ...exports].join("\n");
}

function focusRules({ name, shapes }: Named): string {
  const rule = ({ x, y }: EncodedShape["focus"]) =>
    `[data-picture="${name}"] { object-position: ${x}% ${y}% }`;
  // The widest shape has no condition; the narrower ones overrule it, the narrowest last.
  return shapes
    .toReversed()
    .map(({ media, focus }) => (media ? `@media ${media} { ${rule(focus)} }` : rule(focus)))
    .join("\n");
}
