import { appendFileSync } from "node:fs";

/** Adds lines to the Summary page of a run on GitHub. Does nothing anywhere else. */
export const addToSummary = (...lines: string[]) => append("GITHUB_STEP_SUMMARY", lines);

/** Sets an output that later steps of a workflow can read. Does nothing anywhere else. */
export const setOutput = (name: string, value: boolean) =>
  append("GITHUB_OUTPUT", [`${name}=${value}`]);

/** GitHub names the file in this variable. */
function append(variable: string, lines: string[]): void {
  const file = process.env[variable];
  if (file) appendFileSync(file, `${lines.join("\n")}\n`);
}
