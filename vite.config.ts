// Only for `npm run dev`. `npm run build` builds the site, with the same siteConfig.
import { defineConfig, mergeConfig } from "vite";
import { devConfig } from "./site-build/dev.ts";

export default defineConfig(
  mergeConfig(devConfig("content"), { server: { port: Number(process.env.PORT || 5173) } }),
);
