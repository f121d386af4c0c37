import { join } from "node:path";
import type { Plugin } from "vite";
import type { CutFile, CutShape } from "./cut.ts";
import type { PreparedPicture, PreparedPictures } from "./prepare.ts";

// How a file in `content/hero/` becomes a crop on the screen:
// 1. find.ts lists the owner's files in their order, each with its focus point from `focus.json`.
// 2. shapes.ts says what is cut for which screen, and where the words leave it free; crop.ts finds
//    the part of the file that has the focus point there.
// 3. prepare.ts has cut.ts cut those parts, and encode.ts encode each within its budget, once; the
//    results are kept in `.cache/pictures/`.
// 4. This plugin hands their addresses to the site as `virtual:pictures`, and as
//    `virtual:focus.css` what of each crop a box of another shape shows.
// 5. src/components/Picture.tsx offers the shapes to the browser, which takes the one that fits.

const PICTURES = "virtual:pictures";
const FOCUS = "virtual:focus.css";

/** A wide picture covers 800 px of height in twice the width. Safari before 26.4 knows no `max()` here. */
const SIZES = "(min-width: 1600px) 100vw, 1600px";

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
  const source = (attributes: object, folder: string, files: CutShape["avif"]) => {
    const candidates = files.map(({ file, width }) => {
      const address = `\${${url(join(folder, file))}}`;
      return files.length > 1 ? `${address} ${width}w` : address;
    });
    const all = { ...attributes, ...(files.length > 1 && { sizes: SIZES }) };
    return `{ ...${JSON.stringify(all)}, srcSet: \`${candidates.join(", ")}\` }`;
  };
  const picture = ({ name, folder, shapes }: PreparedPicture) => {
    const inJpeg = shapes.filter(({ jpeg }) => jpeg.length > 0);
    const sources = [
      ...shapes.map(({ media, avif }) => source({ media, type: "image/avif" }, folder, avif)),
      ...inJpeg.map(({ media, jpeg }) =>
        // One alone is for all screens.
        source({ media: inJpeg.length > 1 ? media : undefined, type: "image/jpeg" }, folder, jpeg),
      ),
    ];
    const [fallback] = inJpeg.flatMap(({ jpeg }) => jpeg) as [CutFile];
    return `{ name: ${JSON.stringify(name)}, sources: [${sources.join(", ")}], fallback: ${url(join(folder, fallback.file))} }`;
  };
  const all = `{ hero: [${hero.map(picture).join(",\n")}], services: ${picture(services)}, share: ${url(share)} }`;
  return [...imports, `export const pictures = ${all};`].join("\n");
}

function focusRules({ name, shapes }: PreparedPicture): string {
  const rule = ({ x, y }: CutShape["position"]) =>
    `[data-picture="${name}"] { object-position: ${x}% ${y}% }`;
  // The last shape has no condition; each one before it overrules those after it.
  return shapes
    .toReversed()
    .map(({ media, position }) =>
      media ? `@media ${media} { ${rule(position)} }` : rule(position),
    )
    .join("\n");
}
