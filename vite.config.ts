// For `npm run dev`. The builds use the same configuration: see buildSite in site-build/site.ts.
import { defineConfig } from "vite";
import { developmentConfig } from "./site-build/development-config.ts";

export default defineConfig(developmentConfig("content"));
