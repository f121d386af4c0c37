import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = ".github/workflows";
const files = readdirSync(folder);

/** Each step that gets a secret, without its comments. */
function stepsWith(secret: RegExp, file: string): string[] {
  const text = readFileSync(`${folder}/${file}`, "utf8").replace(/^ *#.*\n/gm, "");
  return text.split(/^ +- /m).filter((step) => secret.test(step));
}

test.each(files)("%s may not change the repository, and starts without any permission", (file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  expect(text).toMatch(/^permissions: \{\}$/m);
  expect(text).not.toMatch(/contents: write|write-all|persist-credentials: true/);
  expect(text.match(/actions\/checkout@/g)).toHaveLength(
    text.match(/persist-credentials: false/g)?.length ?? 0,
  );
});

test("Only the two upload steps get Cloudflare's token, and they run nothing but wrangler", () => {
  const commands = files.flatMap((file) =>
    stepsWith(/secrets\b/, file).map((step) => {
      expect(step).toMatch(/^id: upload\n/);
      return /run: (.*)/.exec(step)?.[1];
    }),
  );
  const wrangler = "node node_modules/wrangler/bin/wrangler.js";
  expect(commands).toEqual([`${wrangler} preview --name draft`, `${wrangler} deploy`]);
});

test("Only the step that reports problems gets GitHub's token", () => {
  const steps = files.flatMap((file) => stepsWith(/github\.token|GITHUB_TOKEN/, file));
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatch(/run: node scripts\/report-problems\.ts problems\.json\n/);
});

test("Workflows use the same major version of Node as the packages", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const majors = Object.values<string>(optionalDependencies).map(
    (version) => version.split(".")[0],
  );
  expect([...new Set(majors)]).toEqual([readFileSync(".node-version", "utf8").trim()]);
  for (const file of files) {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    expect(text, file).toContain("node-version-file: .node-version");
  }
});
