// Only for `npm run dev`. `npm run build` builds the site, with the same siteConfig.
import { defineConfig, mergeConfig } from "vite";
import { chosenPort } from "./hosting/ports.ts";
import { devConfig } from "./site-build/dev.ts";

export default defineConfig(
  mergeConfig(devConfig("content"), { server: { port: chosenPort(5173) } }),
);
