import { appendFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { HostError } from "../hosting/host.ts";
import { ContentError } from "../site-build/content/content-error.ts";

/** The owner's faults as plain lines, anything else with its stack; either ends the command. */
export async function reportAndExit(error: unknown): Promise<never> {
  if (error instanceof ContentError) reportFaults(error.faults);
  else if (error instanceof HostError) console.error(error.message);
  else console.error(error);
  // Node 24 can hang in its exit while its compiler's threads wait for a garbage collection, which
  // they get as soon as nothing else is done.
  await pause(200);
  process.exit(1);
}

/** On GitHub the lines stand on the page of the check, too, where nobody has to look for them. */
function reportFaults(faults: string[]): void {
  for (const fault of faults) console.error(fault);
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (!summary) return;
  appendFileSync(summary, ["### Please fix", "```", ...faults, "```", ""].join("\n"));
}
