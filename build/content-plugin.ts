import type { Plugin } from "vite";
import { readFacts, readText } from "./content.ts";

const CONTENT = "virtual:content";

/** Gives the site the owner's facts and texts, validated; a fault stops the build with its lines. */
export function content(mode: string): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id === CONTENT ? id : undefined),
    load(id) {
      if (id !== CONTENT) return;
      const { facts } = readFacts(mode);
      const { home, services } = readText();
      const buildYear = new Date().getFullYear();
      return Object.entries({ facts, home, services, buildYear })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
