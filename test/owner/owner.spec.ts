import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkContent } from "../../site-build/content/check/check.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

test.describe.configure({ timeout: 600_000 });

test("The owner's words pass; words that don't fit have a line, and so does an old city", async () => {
  const folder = writeContent(test.info().outputPath("content"), {
    ...ownerFacts,
    companyName: "The Little House of Zoë on the Green Hill",
    phone: "",
    address: { street: "12 Ocean Ave", city: "Llanfairpwllgwyngyllgogerychwyrndrob", state: "WA" },
  });
  change(folder, "home.json", (home) => {
    home.headline = "Grow Old in Good Company.";
    home.about = ["We are a house in Everett, WA.", "Come and see us."];
  });
  change(folder, "services.json", ({ categories }) => {
    categories.pop();
    categories[0].items.push("Bathing (help as needed) and dressing (morning and night)");
    categories[2].title = "Supercalifragilisticexpialidocious".repeat(2).slice(0, 55);
  });
  const { problems, notes, missing } = await checkContent(folder);
  const inContent = (line: string) => line.replace(folder, "content");
  expect(problems.map(inContent)).toEqual([
    'content/site.json, line 3: companyName: makes the page\'s title too long: "The Little House of Zoë on the Green Hill in Llanfairpwllgwyngyllgogerychwyrndrob, WA" (85 characters; search engines show 70). Use a shorter name',
    'content/site.json, line 8: address.city: "12 Ocean Ave, Llanfairpwllgwyngyllgogerychwyrndrob, WA" doesn\'t fit on a small phone (320 px wide). Use shorter or fewer words',
    expect.stringMatching(
      /^content\/services\.json, line \d+: categories \(entry 3\)\.title: "Supercali\w+" doesn't fit on a small phone/,
    ),
  ]);
  expect(notes.map(inContent)).toEqual([
    'content/home.json, line 6: about (entry 1): says "Everett, WA", but the address is in Llanfairpwllgwyngyllgogerychwyrndrob, WA',
  ]);
  expect(missing).toEqual(["phone number"]);
});

// biome-ignore lint/suspicious/noExplicitAny: whatever the owner's file holds
function change(folder: string, file: string, edit: (content: any) => void): void {
  const path = join(folder, file);
  const content = JSON.parse(readFileSync(path, "utf8"));
  edit(content);
  writeFileSync(path, JSON.stringify(content, null, 2));
}
