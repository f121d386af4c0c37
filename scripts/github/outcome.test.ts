import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outcomeOf, type Workflow } from "./outcome.ts";

const retry =
  "press Publish again in a few minutes, and if that doesn't help, call the person who helps you.";

const failures: [workflow: Workflow, failedStep: string, words: string][] = [
  [
    "publish",
    "content",
    `Not published: do what it says under "What to do," save, then press Publish again.`,
  ],
  [
    "publish",
    "live",
    "Uploaded, but the website doesn't show it yet: look again in a few minutes, and if you still see the old version, call the person who helps you.",
  ],
  ["publish", "", `Not published: ${retry}`],
  [
    "preview",
    "content",
    `The preview hasn't changed: do what it says under "What to do," and save.`,
  ],
  ["preview", "", "The preview hasn't changed: ask the person who helps you to run this again."],
];

test.each(failures)("A run of %s that failed says what to do (%s)", (workflow, step, words) => {
  const yaml = readFileSync(`.github/workflows/${workflow}.yml`, "utf8");
  if (step) expect(yaml).toContain(`- id: ${step}\n`);
  const steps = { before: { outcome: "success" }, [step]: { outcome: "failure" } };
  expect(outcomeOf(workflow, "failure", steps)).toBe(words);
});

test("A run that worked says so, and one that was stopped points to the newest run", () => {
  expect(outcomeOf("publish", "success", {})).toMatch(/^Published\. /);
  expect(outcomeOf("preview", "success", {})).toMatch(/^The preview shows what you saved\. /);
  expect(outcomeOf("publish", "cancelled", {})).toMatch(/^Stopped early: look at the newest run/);
});
