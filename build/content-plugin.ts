import type { Plugin } from "vite";
import { readContent } from "./content.ts";

const CONTENT = "virtual:content";

/** Gives the site the owner's facts and texts, validated; a fault stops the build with its lines. */
export function content(mode: string): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id === CONTENT ? id : undefined),
    async load(id) {
      if (id !== CONTENT) return;
      const { facts, home, services } = await readContent(mode);
      const buildYear = new Date().getFullYear();
      return Object.entries({ facts, home, services, buildYear })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
