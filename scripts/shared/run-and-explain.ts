import { ContentError } from "../../site-build/content/problem.ts";
import { notTheOwnersMistake, tellWhatToDo, whoHelps } from "../github/messages.ts";

/** Reads the owner's files and says which facts are missing. Exits if there's a problem. */
export async function runAndExplain(reading: Promise<{ missing: string[] }>): Promise<void> {
  const { missing } = await reading.catch(reportAndExit);
  if (missing.length > 0) console.log("Using placeholders until these are filled in:");
  for (const fact of missing) console.log(`  ${fact}`);
}

/** Prints problems in the owner's files as plain lines, and other errors with their stack. */
function reportAndExit(error: unknown): never {
  if (error instanceof ContentError) {
    console.error(error.message);
    const problems = error.message.split("\n").map(listItem);
    tellWhatToDo(...problems, "", `Fix this and save. If you can't, call ${whoHelps}.`);
  } else {
    console.error(error);
    tellWhatToDo(notTheOwnersMistake);
  }
  process.exit(1);
}

/** In Markdown. GitHub wouldn't break the lines of a code block. */
const listItem = (text: string) => `- ${text.replace(/[\\`*_[\]<>]/g, "\\$&")}`;
