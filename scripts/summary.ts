import { appendFileSync } from "node:fs";

/** Shows lines on the Summary page of a run on GitHub. Anywhere else it does nothing. */
export function addToSummary(...lines: string[]): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, `${lines.join("\n")}\n`);
}
