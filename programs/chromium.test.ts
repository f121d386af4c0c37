import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/unit-support/temporary-folder.ts";

/** Installs an empty file wherever Playwright looks for its own shell, and then finds a browser. */
const program = `
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./programs/chromium.ts";

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
