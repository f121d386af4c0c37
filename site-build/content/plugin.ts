import type { Plugin } from "vite";
import type { Content } from "./read.ts";

const CONTENT = "virtual:content";

/** Gives the site the owner's facts and words. */
export function contentModule(load: () => Promise<{ content: Content }>): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id === CONTENT ? id : undefined),
    async load(id) {
      if (id !== CONTENT) return;
      const { facts, words } = (await load()).content;
      const buildYear = new Date().getFullYear();
      return Object.entries({ facts, words, buildYear })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
