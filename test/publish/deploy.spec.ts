import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { htmlFileOf } from "../../site-build/site.ts";
import { emailApi } from "../../src/contact/email-api.ts";
import { pages } from "../../src/pages.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

const deploy = "npm run deploy -- --dry-run";
const missing = "Facts → Phone number is missing.";

test("A deployment is built, unless a fact is missing", () => {
  const project = createProject();
  saveFacts(project, { phone: "" });
  expectRefusal(project, deploy, missing);
  expect(existsSync(join(project, "dist")), "nothing is built").toBe(false);

  saveFacts(project);
  const deployed = run(project, deploy);
  expect(deployed.stdout, deployed.stderr).toContain("--dry-run: exiting now.");
});

test("The Summary on GitHub says what to do", () => {
  const project = createProject();
  const summary = test.info().outputPath("summary.md");
  const check = `GITHUB_STEP_SUMMARY=${summary} npm run check-content -- --publishable`;
  saveFacts(project, { phone: "" });
  expectRefusal(project, check, missing);
  expect(readFileSync(summary, "utf8")).toContain(`### What to do\n- ${missing}`);
});

test("A dry run without the -- that npm needs doesn't become a real one", () => {
  const project = createProject();
  const advice = "Nothing was done. Run: npm run deploy -- --dry-run";
  expectRefusal(project, "npm run deploy --dry-run", advice);
});

test("A preview says what's missing, and search engines don't list it", () => {
  const project = createProject();
  for (const [phone, banner] of [
    [ownerFacts.phone, "This is a preview. The website changes when you press Publish."],
    ["", "This is a preview. Still missing: Facts → Phone number."],
  ] as const) {
    saveFacts(project, { phone });
    const { status, stdout, stderr } = run(project, "node scripts/prepare-upload.ts --preview");
    expect(status, stderr).toBe(0);
    expect(/ {2}Facts → Phone number$/m.test(stdout), stdout).toBe(phone === "");
    for (const page of pages) {
      const html = readSite(project, htmlFileOf(page));
      expect(html).toContain(banner);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    const headers = readSite(project, "_headers");
    expect(headers).toContain("X-Robots-Tag: noindex");
    expect(headers, "messages are sent").toContain(`form-action ${emailApi.origin};`);
  }
});

const saveFacts = (project: string, changed: object = {}) =>
  writeContent(join(project, "content"), { "site.json": { ...ownerFacts, ...changed } });

/** A folder that looks like the project, with the tests' content and an owner's facts. */
function createProject(): string {
  const folder = test.info().outputPath("project");
  saveFacts(folder);
  mkdirSync(join(folder, ".cache"));
  const names = ["node_modules", "package.json", "package-lock.json", "wrangler.jsonc", "public"];
  for (const name of [...names, "scripts", "src", ".cache/pictures"]) {
    symlinkSync(resolve(name), join(folder, name));
  }
  return folder;
}

function readSite(project: string, file: string): string {
  return readFileSync(join(project, "dist", file), "utf8");
}

function expectRefusal(project: string, command: string, reason: string): void {
  const { status, stderr } = run(project, command);
  expect(stderr).toContain(reason);
  expect(stderr, "wrangler doesn't run").not.toContain("ERROR");
  expect(status).toBe(1);
}

/** Runs a command that mustn't reach the network, whatever goes wrong. */
function run(folder: string, command: string) {
  const offline = {
    CLOUDFLARE_API_BASE_URL: "http://localhost:9",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_METRICS: "false",
  };
  const env = { ...process.env, ...offline };
  return spawnSync(command, { shell: true, cwd: folder, env, encoding: "utf8" });
}
