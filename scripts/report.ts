import { EngineError } from "../hosting/engine.ts";
import { ContentError } from "../site-build/content/content-error.ts";

/** The owner's faults as plain lines, anything else with its stack; either ends the command. */
export function reportAndExit(error: unknown): never {
  if (error instanceof ContentError) for (const fault of error.faults) console.error(fault);
  else if (error instanceof EngineError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
