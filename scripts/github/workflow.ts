import { appendFileSync } from "node:fs";

/** What the owner reads on the Summary page of a run on GitHub. Does nothing anywhere else. */
export function tellWhatToDo(...lines: string[]): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, `${["### What to do", ...lines].join("\n")}\n`);
}
