import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outcomeOf, outcomes, type Workflow } from "./outcome.ts";

const workflows = Object.keys(outcomes) as Workflow[];

/** The steps of a run that got this far. GitHub skips the steps after that. */
function run(workflow: Workflow, worked: number, end?: "failure" | "cancelled") {
  const ids = Object.keys(outcomes[workflow].steps);
  const steps = ids.map((id, index) => {
    if (index < worked) return [id, { outcome: "success" }];
    return [id, { outcome: (index === worked && end) || "skipped" }];
  });
  return Object.fromEntries(steps);
}

test.each([
  ["facts are missing", 0, `Not published: fix what's listed under "Please fix", save, and press`],
  ["a test failed", 1, "Not published, because a test failed: press Publish again"],
  ["the build failed", 2, "Not published, because the website couldn't be built: call"],
  ["Cloudflare refused", 3, "Not published, because Cloudflare refused it: press Publish again"],
  ["the live site is old", 4, "Uploaded, but the website doesn't show it yet: look again"],
])("After Publish, one sentence says what to do: %s", (_, worked, sentence) => {
  expect(outcomeOf("publish", run("publish", worked, "failure"))).toContain(sentence);
});

test.each([
  ["the words have a problem", 0, `hasn't changed: fix what's listed under "Please fix", and save`],
  ["the build failed", 1, "hasn't changed, because the website couldn't be built: call"],
  ["Cloudflare refused", 2, "hasn't changed, because Cloudflare refused it: save again"],
])("After Save, one sentence says what to do: %s", (_, worked, sentence) => {
  expect(outcomeOf("preview", run("preview", worked, "failure"))).toContain(sentence);
});

test("It says that everything worked only after the last step", () => {
  expect(outcomeOf("publish", run("publish", 5))).toMatch(/^Published: the website shows/);
  expect(outcomeOf("preview", run("preview", 3))).toMatch(/^The preview shows what you saved/);
  expect(outcomeOf("publish", run("publish", 4, "cancelled"))).toMatch(/^Stopped before the end/);
  expect(outcomeOf("preview", run("preview", 2, "cancelled"))).toMatch(/^Stopped before the end/);
});

test("GitHub couldn't install what the steps need", () => {
  expect(outcomeOf("publish", run("publish", 0))).toMatch(/^Not published, because GitHub/);
  expect(outcomeOf("preview", run("preview", 0))).toMatch(/^The preview hasn't changed, because/);
});

test.each(workflows)("Each step of %s that can fail has a sentence", (workflow) => {
  const text = readFileSync(`.github/workflows/${workflow}.yml`, "utf8");
  const ids = Array.from(text.matchAll(/ id: (\w+)/g), ([, id]) => id);
  expect(Object.keys(outcomes[workflow].steps)).toEqual(ids);
});
