import { spawnSync } from "node:child_process";
import { requireChromium } from "./shared/browsers.ts";

const steps: [what: string, command: string, ...options: string[]][] = [
  ["format and lint", "biome", "ci", "--log-level=warn", "."],
  ["types", "tsc"],
  ["types in browser code", "tsc", "-p", "src"],
  ["unit tests", "vitest", "run"],
  ["browser tests", "playwright", "test"],
];

// The tests make up problems that don't belong on the Summary of a run on GitHub.
delete process.env.GITHUB_STEP_SUMMARY;
console.log(`Browser: ${requireChromium()}`);

for (const [what, command, ...options] of steps) {
  const start = Date.now();
  console.log(`\n— ${what} …`);
  const { status, error } = spawnSync(command, options, { stdio: "inherit" });
  if (status !== 0) {
    console.error(`\nFailed: ${what}. ${error?.message ?? ""}`);
    process.exit(1);
  }
  console.log(`— ${what}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
}
console.log("\nAll checks passed.");
