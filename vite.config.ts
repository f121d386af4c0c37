// For `npm run dev`. Builds use the same siteConfig (site-build/vite-config.ts).
import { defineConfig, mergeConfig } from "vite";
import { devConfig } from "./site-build/dev.ts";

const port = Number(process.env.PORT ?? 5173);

export default defineConfig(mergeConfig(devConfig("content"), { server: { port } }));
