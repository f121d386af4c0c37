import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/unit-support/temporary-folder.ts";

/** Installs an empty file wherever Playwright looks for its own shell, and then finds a browser. */
const program = `
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./scripts/shared/browsers.ts";

const { message } = await chromium.launch().catch((error) => error);
const shell = /doesn't exist at (.*)/.exec(message)[1];
console.log(findChromium() !== shell);
mkdirSync(dirname(shell), { recursive: true });
writeFileSync(shell, "");
console.log(findChromium() === shell);
`;

test("Playwright's own browser is used, if it's installed, and not the machine's", () => {
  const { CHROME_PATH, ...env } = process.env;
  const { stdout, stderr } = spawnSync("node", ["--input-type=module", "--eval", program], {
    env: { ...env, PLAYWRIGHT_BROWSERS_PATH: temporaryFolder() },
    encoding: "utf8",
  });
  expect(stdout, stderr).toBe("true\ntrue\n");
});

test("CHROME_PATH comes first, and a wrong path is an error", () => {
  const file = join(temporaryFolder(), "my-chromium");
  const find = (chosen: string) =>
    spawnSync(
      "node",
      [
        "--input-type=module",
        "--eval",
        'import { findChromium } from "./scripts/shared/browsers.ts"; console.log(findChromium());',
      ],
      { env: { ...process.env, CHROME_PATH: chosen }, encoding: "utf8" },
    );
  const wrong = find(file);
  expect(wrong.stderr).toBe(`CHROME_PATH is ${file}, but there's no such program.\n`);
  expect(wrong.status).toBe(1);
  writeFileSync(file, "");
  expect(find(file).stdout).toBe(`${file}\n`);
});
