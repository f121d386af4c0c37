import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

const versions = ["@stryker-mutator/core@10.0.0", "@stryker-mutator/vitest-runner@10.0.0"];

/** Tested through the files that use them. */
const parts = ["content-error", "json-slips", "schema-fields", "site-schema"].map(
  (name) => `site-build/content/${name}.ts`,
);
const tested = globSync("{src,site-build,hosting,scripts,bench}/**/*.test.ts", {
  exclude: ["**/node_modules"],
}).map((path) => path.replace(".test.ts", ".ts"));

const wanted = process.argv.length > 2 ? process.argv.slice(2) : [""];
const files = [...tested, ...parts].filter(
  (path) => existsSync(path) && wanted.some((folder) => path.startsWith(folder)),
);
if (files.length === 0) {
  console.error("No unit tests there. Example: npm run test:mutants -- src/home/slides.ts");
  process.exit(1);
}

// From the project's own folder Stryker finds the project's own Vitest: it must not bring another.
const npx = ["--yes", "--cache=.cache/npm", "--legacy-peer-deps", "--before=2026-10-18"];
const { status } = spawnSync(
  "npx",
  [
    ...npx,
    ...versions.map((each) => `--package=${each}`),
    "stryker",
    "run",
    "scripts/mutants/stryker.json",
    `--mutate=${files.join(",")}`,
  ],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
