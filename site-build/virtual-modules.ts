import type { Plugin } from "vite";
import { pictureData } from "./pictures/picture-data.ts";
import type { Sources } from "./site.ts";

export type Load = () => Promise<Sources>;

/** What `src/` gets from the owner's content. src/virtual.d.ts has the types. */
const modules: Record<string, (sources: Sources) => string> = {
  "virtual:content": ({ content: { facts, words }, emailOrigin }) =>
    exportsOf<typeof import("virtual:content")>({
      facts,
      words,
      emailOrigin,
      buildYear: new Date().getFullYear(),
    }),
  "virtual:pictures": ({ pictures }) =>
    exportsOf<typeof import("virtual:pictures")>(pictureData(pictures)),
};

export function virtualModules(load: Load): Plugin {
  return {
    name: "virtual-modules",
    resolveId: (id) => (id in modules ? id : undefined),
    load: async (id) => modules[id]?.(await load()),
  };
}

function exportsOf<Module extends object>(values: Module): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
