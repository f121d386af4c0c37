import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HostError } from "../hosting/host.ts";
import { ContentError } from "../site-build/content/content-error.ts";
import { temporaryFolder } from "../test/support/sample-content.ts";
import { reportAndExit, reportNotes } from "./report.ts";

// On GitHub, keep these lines out of the Summary of the test run.
beforeEach(() => void vi.stubEnv("GITHUB_STEP_SUMMARY", ""));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What a command that fails prints. */
function printed(error: unknown): unknown[] {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  expect(() => reportAndExit(error)).toThrow("exit 1");
  const lines = print.mock.calls.flat();
  print.mockClear();
  return lines;
}

test("Problems with the owner's files or the host are plain lines; a bug keeps its stack", () => {
  expect(printed(new ContentError(["one problem", "another"]))).toEqual(["one problem", "another"]);
  expect(printed(new HostError("didn't start"))).toEqual(["didn't start"]);
  const bug = new TypeError("read is not a function");
  expect(printed(bug)).toEqual([bug]);
});

test("On GitHub, problems and notes are on the Summary", () => {
  const summary = join(temporaryFolder(), "summary.md");
  vi.stubEnv("GITHUB_STEP_SUMMARY", summary);
  printed(new ContentError(["one problem", "another"]));
  expect(readFileSync(summary, "utf8")).toBe("### Please fix\n```\none problem\nanother\n```\n");
  vi.spyOn(console, "log").mockImplementation(() => {});
  reportNotes(["a small picture"]);
  expect(readFileSync(summary, "utf8")).toMatch(/### Good to know\n- a small picture\n$/);
});
