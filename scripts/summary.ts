import { appendFileSync } from "node:fs";

/** Adds lines to the Summary page of a run on GitHub. Does nothing anywhere else. */
export function addToSummary(...lines: string[]): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, `${lines.join("\n")}\n`);
}
