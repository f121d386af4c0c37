import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

const versions = ["@stryker-mutator/core@10.0.0", "@stryker-mutator/vitest-runner@10.0.0"];

/** Tested through the files that use them. */
const parts = [
  "bench/table.ts",
  "site-build/content/json-slips.ts",
  "site-build/content/schema-fields.ts",
  "site-build/content/site-schema.ts",
  "site-build/output/font-faces.ts",
];
/** Tested as processes of their own, where Stryker does not see them. */
const programs = ["scripts/start.ts", "site-build/site.ts"];
const tested = globSync("{src,site-build,hosting,scripts,bench}/**/*.test.ts", {
  exclude: ["**/node_modules"],
}).map((path) => path.replace(".test.ts", ".ts"));

const wanted = process.argv.length > 2 ? process.argv.slice(2) : [""];
const files = [...tested, ...parts].filter(
  (path) =>
    existsSync(path) &&
    !programs.includes(path) &&
    wanted.some((folder) => path.startsWith(folder)),
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
