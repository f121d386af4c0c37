// For `npm run dev`. The builds use the same configuration: see buildSite in site-build/site.ts.
import { defineConfig } from "vite";
import { devConfig } from "./site-build/dev.ts";

export default defineConfig(devConfig("content"));
