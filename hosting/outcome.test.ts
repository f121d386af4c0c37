import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outcomeOf, type Workflow } from "./outcome.ts";

/** The steps of a workflow that can fail. */
function stepsOf(workflow: Workflow): string[] {
  const text = readFileSync(`.github/workflows/${workflow}.yml`, "utf8");
  return Array.from(text.matchAll(/ id: (\w+)/g), ([, id]) => id as string);
}

/** The sentence after a run that ended at this step. */
function sentenceAfter(workflow: Workflow, end: string, outcome = "failure"): string {
  const ids = stepsOf(workflow);
  const worked = ids.slice(0, ids.indexOf(end)).map((id) => [id, { outcome: "success" }]);
  return outcomeOf(workflow, Object.fromEntries([...worked, [end, { outcome }]]));
}

test.each([
  ["publish", "content", `Not published: fix what's listed under "Please fix", save, and press`],
  ["publish", "test", "Not published, because a test failed: press Publish again in ten minutes"],
  ["publish", "build", "Not published, because the website couldn't be built: call the person"],
  ["publish", "upload", "Not published, because Cloudflare refused it: press Publish again"],
  ["publish", "live", "Uploaded, but the website doesn't show it yet: look again in ten minutes"],
  [
    "preview",
    "content",
    `The preview hasn't changed: fix what's listed under "Please fix", and save`,
  ],
  ["preview", "build", "The preview hasn't changed, because the website couldn't be built: call"],
  ["preview", "upload", "The preview hasn't changed, because Cloudflare refused it: save again in"],
] as const)("If the %s workflow fails at its step %s: %s …", (workflow, step, sentence) => {
  expect(sentenceAfter(workflow, step)).toContain(sentence);
});

test.each([
  ["publish", "Published: the website shows everything"],
  ["preview", "The preview shows what you saved"],
] as const)("Only after each step of the %s workflow worked: %s …", (workflow, sentence) => {
  for (const step of stepsOf(workflow)) {
    expect(sentenceAfter(workflow, step)).not.toContain(sentence);
    expect(sentenceAfter(workflow, step, "cancelled")).toContain("Stopped early: ");
    expect(sentenceAfter(workflow, step, "skipped")).toContain("Stopped early: ");
  }
  expect(sentenceAfter(workflow, stepsOf(workflow).at(-1) ?? "", "success")).toContain(sentence);
});
