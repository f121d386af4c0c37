import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,site-build,hosting,scripts,bench}/**/*.test.ts"],
    // Most wait for processes that they start.
    maxWorkers: 4,
    // The tests leave nothing behind, so that files may share a process, which starts faster.
    isolate: false,
    // Long enough for a machine that is busy with other things.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
