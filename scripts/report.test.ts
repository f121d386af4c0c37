import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HostError } from "../hosting/host.ts";
import { ContentError } from "../site-build/content/content-error.ts";
import { temporaryFolder } from "../test/support/sample-content.ts";
import { reportAndExit } from "./report.ts";

// On GitHub the tests run with a page of their own, which these faults are not for.
beforeEach(() => void vi.stubEnv("GITHUB_STEP_SUMMARY", ""));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What a command that fails prints. */
async function printed(error: unknown): Promise<unknown[]> {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  await expect(reportAndExit(error)).rejects.toThrow("exit 1");
  const lines = print.mock.calls.flat();
  print.mockClear();
  return lines;
}

test("The owner's faults and a host that didn't start are plain lines; a bug keeps its stack", async () => {
  expect(await printed(new ContentError(["one fault", "another"]))).toEqual([
    "one fault",
    "another",
  ]);
  expect(await printed(new HostError("did not start"))).toEqual(["did not start"]);
  const bug = new TypeError("read is not a function");
  expect(await printed(bug)).toEqual([bug]);
});

test("On GitHub, the check's Summary has every fault on a line of its own", async () => {
  const summary = join(temporaryFolder(), "summary.md");
  vi.stubEnv("GITHUB_STEP_SUMMARY", summary);
  await printed(new ContentError(["one fault", "another"]));
  expect(readFileSync(summary, "utf8")).toBe("### Please fix\n```\none fault\nanother\n```\n");
});
