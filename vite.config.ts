import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { content } from "./build/content-plugin.ts";
import { developmentPages } from "./build/development-pages.ts";
import { cutFonts } from "./build/fonts.ts";
import { pictures } from "./build/pictures/plugin.ts";

export default defineConfig(({ mode }) => ({
  appType: "custom",
  plugins: [react(), content(mode), pictures(), cutFonts(), developmentPages()],
  css: { transformer: "lightningcss" },
  build: {
    // The Content-Security-Policy allows no `data:` address.
    assetsInlineLimit: 0,
    // One sheet for both pages: the build writes it into each page's head.
    cssCodeSplit: false,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: "src/boot.ts",
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler)\/|src\/react\.ts/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: "src/prerender.tsx" },
      },
    },
  },
}));
