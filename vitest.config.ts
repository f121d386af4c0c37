import { defineConfig } from "vitest/config";
import { content } from "./build/content-plugin.ts";

export default defineConfig({
  plugins: [content("preview")],
  test: { include: ["{src,build,local,scripts,bench}/**/*.test.ts"] },
});
