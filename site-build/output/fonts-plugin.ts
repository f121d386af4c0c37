import type { Plugin } from "vite";
import type { Content } from "../content/read.ts";
import { fontFolder, fontStyles } from "./fonts.ts";

const FONTS = "virtual:fonts.css";

/** Gives the site its fonts, cut down to the letters of its words. */
export function cutFonts(read: () => Promise<Content>): Plugin {
  return {
    name: "cut-fonts",
    config: () => ({ resolve: { alias: { "@fonts": fontFolder } } }),
    resolveId: (id) => (id === FONTS ? id : undefined),
    async load(id) {
      if (id !== FONTS) return;
      const { facts, words } = await read();
      return fontStyles(JSON.stringify([facts, words]));
    },
  };
}
