// For `npm run dev`. Builds use the same siteConfig (site-build/vite-config.ts).
import { defineConfig } from "vite";
import { devConfig } from "./site-build/dev.ts";

export default defineConfig(devConfig("content"));
