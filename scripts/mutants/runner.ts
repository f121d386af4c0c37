import { rmSync } from "node:fs";
import { type SerializedConfig, TestRunner, test } from "vitest";

/** What Stryker 10.0 does not know of Vitest 5. */
export default class extends TestRunner {
  constructor(config: SerializedConfig) {
    // Stryker joins the names of a suite and its test by a space, Vitest by " > ".
    const names = config.testNamePattern?.source.replaceAll(" ", " (?:> )?");
    if (names) config.testNamePattern = new RegExp(names);
    // What one mutant has made must not pass for the work of the next.
    for (const folder of [".cache/fonts", ".cache/pictures"]) {
      rmSync(folder, { recursive: true, force: true });
    }
    super(config);
  }

  /** A mutant that cannot even be imported fails no test by itself, and Stryker would let it live. */
  async importFile(...[path, source]: Parameters<TestRunner["importFile"]>) {
    try {
      return await super.importFile(path, source);
    } catch (error) {
      test("is imported", () => {
        throw error;
      });
    }
  }
}
