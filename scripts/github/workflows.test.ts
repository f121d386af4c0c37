import { readdirSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { optionalDependencies } from "../../package.json" with { type: "json" };
import { packages } from "../../package-lock.json" with { type: "json" };
import { fieldOf } from "../../site-build/content/fields.ts";
import { contentSchema } from "../../site-build/content/schemas.ts";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((file) =>
  readFileSync(`${folder}/${file}`, "utf8").replace(/^ *#.*\n/gm, ""),
);

/** The steps that mention something, in all workflows. */
function stepsWith(text: RegExp): string[] {
  const steps = workflows.flatMap((workflow) => workflow.split(/^ +- /m));
  return steps.filter((step) => text.test(step));
}

test("Workflows run the same Node as npm scripts, on Linux and on Macs", () => {
  const version = readFileSync(".node-version", "utf8").trim();
  const platforms = ["bin-darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64"];
  const everywhere = Object.fromEntries(platforms.map((name) => [`node-${name}`, version]));
  expect(optionalDependencies).toEqual(everywhere);
  const locked: Record<string, { version?: string }> = packages;
  for (const name of Object.keys(everywhere)) {
    expect(locked[`node_modules/${name}`], name).toMatchObject({ version });
  }
});

/** The files whose changes alone don't start a workflow. */
function ignoredBy(name: string): string {
  const [, ignored = ""] =
    /paths-ignore: \["(.+)"\]/.exec(readFileSync(`${folder}/${name}`, "utf8")) ?? [];
  return ignored;
}

test("New code is tested, so that Publish knows about it, but a save doesn't wait for tests", () => {
  const all = ["content/home.json", "content/hero/picture.jpg", "src/app.tsx", "package.json"];
  const ignored = ignoredBy("test.yml");
  expect(all.filter((file) => matchesGlob(file, ignored))).toEqual(all.slice(0, 2));
  // Or her mistake could fail a run of the tests, and her correction doesn't start another.
  const condition = "{ github.event_name == 'pull_request' }}\n";
  expect(stepsWith(/npm run check-content/).at(-1)).toContain(condition);
});

test("Publish uploads what was saved last, even if it had to wait for another Publish", () => {
  expect(stepsWith(/ref: main/)).toEqual([expect.stringContaining("checkout@")]);
});

test("A save starts a preview, and so does new code, but an uploaded picture alone doesn't", () => {
  const ignored = ignoredBy("preview.yml");
  const uploads = JSON.stringify(fieldOf(contentSchema)).matchAll(/"folder":"(.+?)"/g);
  const pictures = Array.from(uploads, ([, folder]) => `${folder}/picture.jpg`);
  expect(pictures).toContain("content/hero/picture.jpg");
  const all = [...pictures, "content/home.json", "src/app.tsx", ".pages.yml"];
  expect(all.filter((file) => matchesGlob(file, ignored))).toEqual(pictures);
});

test("No workflow can change the repository", () => {
  expect(workflows.length).toBeGreaterThan(1);
  for (const workflow of workflows) {
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    expect(workflow).not.toMatch(/contents: write|write-all/);
  }
  for (const step of stepsWith(/checkout@/)) expect(step).toContain("persist-credentials: false");
});

test("Only the upload steps get Cloudflare's token, and they only upload", () => {
  expect(stepsWith(/secrets\b/)).toEqual(
    ["preview --name draft", "deploy"].map((upload) =>
      expect.stringContaining(`run: node node_modules/wrangler/bin/wrangler.js ${upload}\n`),
    ),
  );
});

test("Only the steps that talk to GitHub get its token", () => {
  expect(stepsWith(/github\.token/)).toEqual([
    expect.stringContaining("run: node scripts/github/open-issues.ts "),
    expect.stringContaining("run: node scripts/github/require-tested.ts\n"),
  ]);
});

test("The daily check runs every day, and sends a message on Mondays or if asked to", () => {
  const workflow = readFileSync(`${folder}/check-live.yml`, "utf8");
  const crons = [...workflow.matchAll(/cron: "(.+)"/g)].map(([, cron]) => cron);
  expect(crons.map((cron) => cron?.split(" ").at(-1))).toEqual(["0,2-6", "1"]);
  const condition = `{ inputs.send || github.event.schedule == '${crons[1]}' }`;
  const [check, ...others] = stepsWith(/SEND_MESSAGE: /);
  expect(check).toContain(condition);
  expect(check, "an issue is enough").toContain("continue-on-error: true");
  expect(others).toEqual([]);
});
