import { mergeConfig, type UserConfig } from "vite";
import { developmentEmail } from "./development-email.ts";
import { developmentPages } from "./development-pages.ts";
import { liveContent } from "./live-content.ts";
import { siteConfig } from "./vite-config.ts";

/** How Vite serves the site for `npm run dev`. */
export function developmentConfig(folder: string): UserConfig {
  const { read, preparePictures, reloadOnChange } = liveContent(folder);
  return mergeConfig(siteConfig({ read, preparePictures }), {
    plugins: [developmentEmail, reloadOnChange, developmentPages(preparePictures)],
  });
}
