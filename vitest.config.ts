import "./test/support/clean-environment.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,site-build,local,scripts}/**/*.test.ts"],
    // Much of the time goes into waiting for processes.
    maxWorkers: 4,
    // The tests leave nothing behind, so files can share a process, which is faster.
    isolate: false,
    // Long enough for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
