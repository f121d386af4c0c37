import { ContentError } from "../../site-build/content/content-error.ts";
import { whoHelps } from "../github/who-helps.ts";
import { addToSummary } from "../github/workflow.ts";

/** Prints problems in the owner's files as plain lines, and other errors with their stack. Exits. */
export function reportAndExit(error: unknown): never {
  if (error instanceof ContentError) {
    for (const problem of error.problems) console.error(problem);
    addToSummary("### What to do", "```", ...error.problems, "```");
  } else {
    console.error(error);
    addToSummary("### What to do", `This isn't your mistake. Call ${whoHelps}.`);
  }
  process.exit(1);
}

/** Notes don't stop a build. */
export function printNotes(notes: string[]): void {
  for (const note of notes) console.log(`Note: ${note}`);
}
