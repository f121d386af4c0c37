import { cpSync, rmSync, writeFileSync } from "node:fs";

/** The site's own words and pictures with other facts: the owner's may change, the tests' must not. */
export function copyContent(name: string, facts: object): string {
  const folder = `.cache/test/${name}-content`;
  rmSync(folder, { recursive: true, force: true });
  cpSync("content", folder, { recursive: true });
  writeFileSync(`${folder}/site.json`, JSON.stringify(facts, null, 2));
  return folder;
}
