import { mergeConfig } from "vitest/config";
import config from "../../vitest.config.ts";

export default mergeConfig(config, {
  test: {
    // A mutant of what a module does once has to be imported anew.
    isolate: true,
    runner: "scripts/mutants/runner.ts",
    // Many mutants wait forever. A test takes a second or two, so 20 are enough on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
