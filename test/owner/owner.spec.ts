import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ownerFacts } from "../fixtures/facts.ts";
import { copyProject } from "../support/project-copy.ts";

// Runs `npm run check-content` on copies of the project with an owner's changes.

test.describe.configure({ timeout: 600_000 });

const facts = {
  ...ownerFacts,
  companyName: "Zoë's Home",
  address: { street: "12 Ocean Ave", city: "Mukilteo", state: "WA" },
};

test("The owner's words pass; old words get a note, and missing facts a list", () => {
  const project = projectWith({ ...facts, companyName: "", phone: "" });
  change(project, "home.json", (home) => {
    home.headline = "Grow Old in Good Company.";
    home.about = ["We are a house in Everett, WA.", "Come and see us."];
  });
  change(project, "services.json", ({ categories }) => {
    categories.pop();
    categories[0].items.push("Bathing (help as needed) and dressing (morning and night)");
  });
  const note =
    'content/home.json, line 6: about (entry 1): says "Everett, WA", but the address is in Mukilteo, WA';
  const verdict =
    "The words and pictures are fine. Missing before you can publish: name of the home, phone number";
  expect(check(project)).toEqual({
    status: 0,
    problems: [],
    output: [`Note: ${note}`, verdict],
    summary: `### Good to know\n- ${note}\n### Result\n${verdict}\n`,
  });
});

test("Each text that doesn't fit gets a line with its file", () => {
  const project = projectWith({
    ...facts,
    companyName: "The Little House of Zoë on the Green Hill",
    address: { ...facts.address, city: "Llanfairpwllgwyngyllgogerychwyrndrob" },
  });
  change(project, "services.json", ({ categories }) => {
    categories[2].title = "Supercalifragilisticexpialidocious".repeat(2).slice(0, 55);
  });
  const { status, problems, output, summary } = check(project);
  expect(status).toBe(1);
  expect(output).toEqual([expect.stringMatching(/^Note: .*says "Everett, WA"/)]);
  expect(problems).toEqual([
    'content/site.json, line 1: companyName: makes the page\'s title too long: "The Little House of Zoë on the Green Hill in Llanfairpwllgwyngyllgogerychwyrndrob, WA" (85 characters; search engines show 70). Use a shorter name',
    'content/site.json, line 1: address.city: "12 Ocean Ave, Llanfairpwllgwyngyllgogerychwyrndrob, WA" doesn\'t fit on a small phone (320 px wide). Use shorter or fewer words',
    expect.stringMatching(
      /^content\/services\.json, line \d+: categories \(entry 3\)\.title: "Supercali\w+" doesn't fit on a small phone/,
    ),
  ]);
  expect(summary).toContain(`### Please fix\n\`\`\`\n${problems.join("\n")}\n\`\`\`\n`);
});

const projectWith = (site: object) => copyProject(test.info().outputPath("project"), site);

function check(project: string) {
  const page = join(project, "summary.md");
  const { status, stdout, stderr } = spawnSync("node", ["scripts/check-content.ts"], {
    cwd: project,
    env: { ...process.env, GITHUB_STEP_SUMMARY: page },
    encoding: "utf8",
  });
  const lines = (text: string) => text.split("\n").filter(Boolean);
  const summary = existsSync(page) ? readFileSync(page, "utf8") : "";
  return { status, problems: lines(stderr), output: lines(stdout), summary };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the owner's file holds
function change(project: string, file: string, edit: (content: any) => void): void {
  const path = join(project, "content", file);
  const content = JSON.parse(readFileSync(path, "utf8"));
  edit(content);
  writeFileSync(path, JSON.stringify(content, null, 2));
}
