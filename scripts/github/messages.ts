import { appendFileSync } from "node:fs";

/** What messages to the owner call whoever set up the site. */
export const whoHelps = "the person who helps you";

export const notTheOwnersMistake = `This isn't your mistake. Call ${whoHelps}.`;

/** What the owner reads on the Summary page of a run on GitHub. Does nothing anywhere else. */
export function tellWhatToDo(...lines: string[]): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, `${["### What to do", ...lines].join("\n")}\n`);
}
