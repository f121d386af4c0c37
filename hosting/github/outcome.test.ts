import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outcomeOf, type Workflow } from "./outcome.ts";

/** The steps of a workflow that have a sentence of their own. */
function stepsOf(workflow: Workflow): string[] {
  const text = readFileSync(`.github/workflows/${workflow}.yml`, "utf8");
  return Array.from(text.matchAll(/ id: (\w+)/g), ([, id]) => id as string);
}

/** The sentence for each step of a workflow that can fail. */
function failuresOf(workflow: Workflow): Record<string, string> {
  const sentences = stepsOf(workflow).map((step, index, steps) => {
    const worked = steps.slice(0, index).map((id) => [id, { outcome: "success" }]);
    const failed = [step, { outcome: "failure" }];
    return [step, outcomeOf(workflow, "failure", Object.fromEntries([...worked, failed]))];
  });
  return Object.fromEntries(sentences);
}

test("A failed run says why nothing was published, and what to do", () => {
  const retry =
    "press Publish again in ten minutes, and if that doesn't help, call the person who helps you.";
  expect(failuresOf("publish")).toEqual({
    content: `Not published: fix what's listed under "Please fix", save, and press Publish again.`,
    test: `Not published, because a test failed: ${retry}`,
    build: "Not published, because the website couldn't be built: call the person who helps you.",
    upload: `Not published, because the upload to Cloudflare failed: ${retry}`,
    live: "Uploaded, but the website doesn't show it yet: look again in ten minutes, and if it's still the old one, call the person who helps you.",
  });
  expect(outcomeOf("publish", "failure", {})).toBe(`Not published: ${retry}`);
});

test("A failed preview says the same about saving", () => {
  const retry =
    "save again in ten minutes, and if that doesn't help, call the person who helps you.";
  expect(failuresOf("preview")).toEqual({
    content: `The preview hasn't changed: fix what's listed under "Please fix", and save again.`,
    build:
      "The preview hasn't changed, because the website couldn't be built: call the person who helps you.",
    upload: `The preview hasn't changed, because the upload to Cloudflare failed: ${retry}`,
  });
});

test("A run that worked says so, and one that was stopped leads to the newest", () => {
  expect(outcomeOf("publish", "success", {})).toMatch(/^Published: /);
  expect(outcomeOf("preview", "success", {})).toMatch(/^The preview shows what you saved: /);
  expect(outcomeOf("publish", "cancelled", {})).toMatch(/^Stopped early: look at the newest run/);
});
