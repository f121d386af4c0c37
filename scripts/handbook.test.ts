import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const handbook = readFileSync("docs/owner.md", "utf8");

function source(pattern: string): string {
  const files = globSync(pattern).filter((file) => !file.endsWith(".test.ts"));
  return files.map((file) => readFileSync(file, "utf8").replaceAll("\\\\", "\\")).join("\n");
}

const section = (title: string) =>
  handbook.split(/^## /m).find((each) => each.startsWith(title)) ?? "";
/** What stands in the first column of a section's table, between backticks. */
const rows = [...section("It says no").matchAll(/^\| `(.+?)` \|/gm)].map(([, line = ""]) => line);

describe("The handbook explains", () => {
  test.each(rows)("%s: a line that the build or the check of the content prints", (row) => {
    expect(source("{site-build/{content,pictures},test/owner}/*.ts")).toContain(row);
  });

  const wrongValues = [...source("content/schemas/*.json").matchAll(/ErrorMessage": "(.+)"/g)];
  const slips = [
    ...source("site-build/content/json-slips.ts").matchAll(/words:\s+["'](.+)["'],?/g),
  ];
  const printed = [...wrongValues, ...slips].map(([, words = ""]) => words);

  test.each([...new Set(printed)])("what the build prints: %s", (words) => {
    expect(rows.filter((row) => words.startsWith(row))).not.toEqual([]);
  });

  const looks = [...source("hosting/live/*.ts").matchAll(/(?:name: |Faults\()"The (.+?)"/g)];
  test.each(looks.map(([, name = ""]) => name))("what the daily look finds: the %s", (name) => {
    expect(section("An email says")).toContain(name);
  });
});

test("Every picture of the handbook is there, and every place that it names in itself", () => {
  for (const [, file] of handbook.matchAll(/!\[.*?\]\((.+?)\)/g)) {
    expect(globSync(`docs/${file}`), file).toHaveLength(1);
  }
  const titles = [...handbook.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^a-z ]/g, "")
      .replaceAll(" ", "-"),
  );
  for (const [, place] of handbook.matchAll(/\]\(#(.+?)\)/g)) expect(titles).toContain(place);
});
