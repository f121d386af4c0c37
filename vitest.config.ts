import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{src,site-build,hosting,scripts,bench}/**/*.test.ts"] },
});
