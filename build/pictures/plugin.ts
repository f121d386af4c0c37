import { resolve } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../content.ts";
import {
  type EncodedPicture,
  type EncodedShape,
  encodePicture,
  encodeSharePicture,
} from "./encode.ts";
import { findPictures, type PictureFile } from "./find.ts";

const PICTURES = "virtual:pictures";
const FOCUS = "virtual:focus.css";

type Prepared = { hero: Named[]; services: Named; share: string };
type Named = EncodedPicture & { name: string };

/** Gives the site its pictures, cut and encoded, and the CSS that keeps their focus in view. */
export function pictures(): Plugin {
  let prepared: Promise<Prepared> | undefined;
  return {
    name: "pictures",
    buildStart() {
      prepared = undefined;
    },
    resolveId: (id) => (id === PICTURES || id === FOCUS ? id : undefined),
    async load(id) {
      if (id !== PICTURES && id !== FOCUS) return;
      prepared ??= prepare();
      const { hero, services, share } = await prepared;
      return id === FOCUS
        ? `@layer components { ${[...hero, services].map(focusRules).join("\n")} }`
        : moduleOf({ hero, services, share });
    },
    configureServer(server) {
      const folder = resolve(server.config.root, contentFolder);
      server.watcher.add(folder);
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(folder)) return;
        prepared = undefined;
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
        }
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}

async function prepare(): Promise<Prepared> {
  const { hero, services } = await findPictures();
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
