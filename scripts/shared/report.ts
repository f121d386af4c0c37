import { ContentError } from "../../site-build/content/problem.ts";
import { notTheOwnersMistake, tellWhatToDo } from "../github/messages.ts";

/** Prints problems in the owner's files as plain lines, and other errors with their stack. Exits. */
export function reportAndExit(error: unknown): never {
  if (error instanceof ContentError) {
    for (const line of error.lines) console.error(line);
    tellWhatToDo("```", ...error.lines, "```", "Fix this in the form, and save.");
  } else {
    console.error(error);
    tellWhatToDo(notTheOwnersMistake);
  }
  process.exit(1);
}

/** Missing facts don't stop a build, only Publish. */
export function printMissing(facts: string[]): void {
  if (facts.length === 0) return;
  console.log("Using placeholders until these are filled in:");
  for (const fact of facts) console.log(`  ${fact}`);
}
