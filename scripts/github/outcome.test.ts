import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outcomeOf, type Workflow } from "./outcome.ts";

const runs: [workflow: Workflow, status: string, failedStep: string, words: RegExp][] = [
  ["preview", "success", "", /^The preview shows what you saved\. /],
  ["preview", "failure", "content", /^The preview hasn't changed: .*"What to do," and save\.$/],
  ["preview", "failure", "", /^The preview hasn't changed: ask the person who helps you to run/],
  ["publish", "success", "", /^Published\. /],
  ["publish", "cancelled", "", /^Stopped early: look at the newest run/],
  [
    "publish",
    "failure",
    "content",
    /^Not published: .*"What to do," save, then press Publish again/,
  ],
  ["publish", "failure", "live", /^Uploaded, but the website doesn't show it yet: look again in/],
  ["publish", "failure", "", /^Not published: press Publish again in a few minutes, and if that/],
];

test.each(runs)(
  "A run of %s that ended with %s %s says what to do",
  (workflow, status, step, words) => {
    const yaml = readFileSync(`.github/workflows/${workflow}.yml`, "utf8");
    if (step) expect(yaml).toContain(`- id: ${step}\n`);
    const steps = { before: { outcome: "success" }, [step]: { outcome: status } };
    expect(outcomeOf(workflow, status, steps)).toMatch(words);
  },
);
