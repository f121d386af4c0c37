import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Saves facts as the owner's form does. */
export function saveFacts(folder: string, facts: object): void {
  mkdirSync(join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, "content/site.json"), JSON.stringify(facts));
}
