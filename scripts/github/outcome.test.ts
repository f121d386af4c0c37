import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outcomeOf, type Workflow } from "./outcome.ts";

/** The sentence for a run in which this step failed, after the others worked. */
function failureOf(workflow: Workflow, step: string): string {
  const yaml = readFileSync(`.github/workflows/${workflow}.yml`, "utf8");
  expect(yaml).toContain(`- id: ${step}\n`);
  return outcomeOf(workflow, "failure", {
    before: { outcome: "success" },
    [step]: { outcome: "failure" },
  });
}

test("A failed run says what to do", () => {
  const retry =
    "press Publish again in a few minutes, and if that doesn't help, call the person who helps you.";
  expect(failureOf("publish", "content")).toBe(
    `Not published: do what it says under "What to do," save, then press Publish again.`,
  );
  expect(failureOf("publish", "live")).toBe(
    "Uploaded, but the website doesn't show it yet: look again in a few minutes, and if you still see the old version, call the person who helps you.",
  );
  expect(outcomeOf("publish", "failure", {})).toBe(`Not published: ${retry}`);
});

test("A failed preview asks the owner to save only if there's something to change", () => {
  expect(failureOf("preview", "content")).toBe(
    `The preview hasn't changed: do what it says under "What to do," and save.`,
  );
  expect(outcomeOf("preview", "failure", {})).toBe(
    "The preview hasn't changed: ask the person who helps you to run this again.",
  );
});

test("A run that worked says so, and one that was stopped points to the newest run", () => {
  expect(outcomeOf("publish", "success", {})).toMatch(/^Published\. /);
  expect(outcomeOf("preview", "success", {})).toMatch(/^The preview shows what you saved\. /);
  expect(outcomeOf("publish", "cancelled", {})).toMatch(/^Stopped early: look at the newest run/);
});
