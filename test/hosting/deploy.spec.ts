import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { smokeTest } from "../../hosting/smoke-test.ts";
import { noFacts, ownerFacts } from "../fixtures/facts.ts";
import { copyProject, deploy, deployWithoutUpload } from "../support/project-copy.ts";

test.describe.configure({ timeout: 300_000 });

test("Deploy stops with a line for each missing or wrong fact", () => {
  const facts = { ...noFacts, phone: "555-0100", fax: "none" };
  expect(errorsOfFailedDeploy(facts)).toEqual([
    'content/site.json, line 1: siteUrl: is missing. Example: "https://example.org"',
    'content/site.json, line 1: companyName: is missing. Example: "Everett Adult Family Home"',
    'content/site.json, line 1: phone: must be a US phone number with its area code (it is "555-0100"). Example: "(425) 555-0100"',
    'content/site.json, line 1: testimonialsUrl: is missing. Example: "https://reviews.example.com"',
    'content/site.json, line 1: emailService.templateId: is missing. Example: "template_sample"',
    'content/site.json, line 1: emailService.publicKey: is missing. Example: "sample_public_key"',
    expect.stringContaining("content/site.json, line 1: fax: is not a field here."),
  ]);
});

test("A broken site.json gets a line for the break, not for each fact", () => {
  expect(errorsOfFailedDeploy('{ "phone": "" ')).toEqual([
    expect.stringContaining("content/site.json, line 1: needs a closing brace }"),
  ]);
});

test("A mistyped option deploys nothing", () => {
  const errors = errorsOfFailedDeploy(ownerFacts, ["--dryrun"]);
  expect(errors).toEqual(["Unknown option: --dryrun. Did you mean --dry-run?"]);
});

test("A dry run builds and tests the site, then stops before the upload", () => {
  const folder = projectWith(ownerFacts);
  const { status, output, errors } = deploy(folder, ["--dry-run"]);
  expect(status, errors.join("\n")).toBe(0);
  expect(output).toContain("--dry-run: exiting now.");
  const html = readFileSync(join(folder, "dist/index.html"), "utf8");
  expect(html).toContain("(425) 411-0123");
  expect(html).not.toMatch(/noindex|preview/i);
});

test("A preview says so, hides from search engines, and doesn't replace the site", () => {
  const folder = projectWith(ownerFacts);
  const { status, errors, uploads } = deployWithoutUpload(folder, ["--preview"]);
  expect(status, errors.join("\n")).toBe(0);
  expect(uploads).toEqual(["preview"]);
  const read = (file: string) => readFileSync(join(folder, "dist", file), "utf8");
  for (const page of ["index.html", "services.html"]) {
    expect(read(page)).toContain("This is a preview. It is not published yet.");
    expect(read(page)).toContain('<meta name="robots" content="noindex"/>');
  }
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");
});

test("A site without its headers or a page fails the smoke test", async () => {
  const folder = test.info().outputPath("site");
  cpSync(".cache/test/production", folder, { recursive: true });
  rmSync(join(folder, "_headers"));
  rmSync(join(folder, "services.html"));
  const problems = await smokeTest(folder);
  expect(problems).toContain("/services: status is 404 and should be 200");
  expect(problems).toContain(
    "/: Content-Security-Policy is undefined and should be default-src 'none'",
  );
  expect(problems.filter((problem) => problem.includes("max-age=31536000"))).toHaveLength(2);
});

const projectWith = (site: object | string) => copyProject(test.info().outputPath("project"), site);

function errorsOfFailedDeploy(site: object | string, options: string[] = []): string[] {
  const { errors, ...result } = deployWithoutUpload(projectWith(site), options);
  expect(result).toMatchObject({ status: 1, isBuilt: false, uploads: [] });
  return errors;
}
