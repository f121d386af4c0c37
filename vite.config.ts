// For `npm run dev`. The builds use the same configuration: see buildSite in site-build/site.ts.
import { defineConfig, mergeConfig } from "vite";
import { developmentPages } from "./site-build/development-pages.ts";
import { liveContent } from "./site-build/live-content.ts";
import { siteConfig } from "./site-build/vite-config.ts";

const { read, preparePictures, reloadOnChange } = liveContent("content");

export default defineConfig(
  mergeConfig(siteConfig({ read, preparePictures }), {
    plugins: [reloadOnChange, developmentPages(preparePictures)],
  }),
);
