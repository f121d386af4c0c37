import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { ContentError } from "../../site-build/content/content-error.ts";
import { temporaryFolder } from "../../test/unit-support/temporary-folder.ts";
import { reportAndExit, reportNotes } from "./content-problems.ts";

test("Problems and notes are printed as plain lines, and added to the Summary on GitHub", () => {
  onTestFinished(() => void vi.unstubAllEnvs().restoreAllMocks());
  const summary = join(temporaryFolder(), "summary.md");
  vi.stubEnv("GITHUB_STEP_SUMMARY", summary);
  const note = vi.spyOn(console, "log").mockReturnValue();
  const print = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  reportNotes(["a small picture"]);
  const problems = ["one problem", "another"];
  expect(() => reportAndExit(new ContentError(problems))).toThrow("exit 1");
  expect(note.mock.calls.flat()).toEqual(["Note: a small picture"]);
  expect(print.mock.calls.flat()).toEqual(problems);
  expect(readFileSync(summary, "utf8")).toBe(
    "### Good to know\n- a small picture\n### What to do\n```\none problem\nanother\n```\n",
  );
});
