import { appendFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { HostError } from "../hosting/host.ts";
import { ContentError } from "../site-build/content/content-error.ts";

/** The owner's faults as plain lines, anything else with its stack; either ends the command. */
export async function reportAndExit(error: unknown): Promise<never> {
  if (error instanceof ContentError) {
    for (const fault of error.faults) console.error(fault);
    addToSummary("Please fix", error.faults);
  } else {
    console.error(error instanceof HostError ? error.message : error);
  }
  // Node 24 can hang in its exit while its compiler's threads wait for a garbage collection, which
  // they get as soon as nothing else is done.
  await pause(200);
  process.exit(1);
}

/** On GitHub, adds the lines to the check's Summary, where nobody has to search for them. */
export function addToSummary(title: string, lines: string[]): void {
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (!summary) return;
  appendFileSync(summary, [`### ${title}`, "```", ...lines, "```", ""].join("\n"));
}
