import { mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import config from "../../vitest.config.ts";

/** The first test that fails ends a mutant, so those of the content, which are fast, come first. */
class FastFirst extends BaseSequencer {
  async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => (moduleId.includes("/content/") ? 0 : 1);
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default mergeConfig(config, {
  test: {
    runner: "scripts/mutants/runner.ts",
    sequence: { sequencer: FastFirst },
    // A mutant of what a module does once has to be imported anew.
    isolate: true,
    // A mutant that waits forever fails here. A test takes a second or two, so half a minute is
    // enough on a machine that is busy with other things.
    testTimeout: 30_000,
  },
});
