import type { Plugin } from "vite";
import type { EncodedShape } from "./encode.ts";
import type { NamedPicture, PreparedPictures } from "./prepare.ts";

// How a file in `content/hero/` becomes a crop on the screen:
// 1. find.ts lists the owner's files in their order, each with its focus point from `focus.json`.
// 2. shapes.ts says what is cut for which screen, and where the words leave it free; crop.ts finds
//    the part of the file that has the focus point there.
// 3. prepare.ts has encode.ts cut and encode those parts, once; the results are kept in
//    `.cache/pictures/`.
// 4. This plugin hands their addresses to the site as `virtual:pictures`, and as
//    `virtual:focus.css` what of each crop a box of another shape shows.
// 5. src/components/Picture.tsx offers the shapes to the browser, which takes the one that fits.

const PICTURES = "virtual:pictures";
const FOCUS = "virtual:focus.css";

/** Gives the site its pictures, and the CSS that keeps their focus in view. */
export function pictureModules(prepare: () => Promise<PreparedPictures>): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id === PICTURES || id === FOCUS ? id : undefined),
    async load(id) {
      if (id === PICTURES) return moduleOf(await prepare());
      if (id !== FOCUS) return;
      const { hero, services } = await prepare();
      return [...hero, services].map(focusRules).join("\n");
    },
  };
}

function moduleOf({ hero, services, share }: PreparedPictures): string {
  const imports: string[] = [];
  const url = (path: string) => {
    const name = `url${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${path}?url`)};`);
    return name;
  };
  const picture = ({ name, shapes, fallback }: NamedPicture) => {
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

function focusRules({ name, shapes }: NamedPicture): string {
  const rule = ({ x, y }: EncodedShape["position"]) =>
    `[data-picture="${name}"] { object-position: ${x}% ${y}% }`;
  // The last shape has no condition; each one before it overrules those after it.
  return shapes
    .toReversed()
    .map(({ media, position }) =>
      media ? `@media ${media} { ${rule(position)} }` : rule(position),
    )
    .join("\n");
}
