import { mergeConfig } from "vitest/config";
import config from "../../vitest.config.ts";

export default mergeConfig(config, { test: { runner: "scripts/mutants/runner.ts" } });
