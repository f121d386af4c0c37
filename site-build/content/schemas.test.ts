import { expect, test } from "vitest";
import { fixture } from "../../test/fixtures/content.ts";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { problemsIn, sampleContent } from "../../test/unit-support/sample-content.ts";
import { readContent } from "./read.ts";

test("Each problem has one line, with the form's names", async () => {
  const site = { ...ownerFacts, phone: "425-CALL-NOW", companyName: "C".repeat(46), address: {} };
  const home = { ...fixture("home"), about: ["A".repeat(1001)], pictures: [] };
  expect(await problemsIn(sampleContent({ "site.json": site, "home.json": home }))).toEqual([
    "Facts → Name of the home isn't right: must have at most 45 characters. (site.json)",
    "Facts → Phone number isn't right: must be a US phone number with its area code. (site.json)",
    "Facts → Address of the home → Street is missing. (site.json)",
    "Facts → Address of the home → City is missing. (site.json)",
    "Facts → Address of the home → State is missing. (site.json)",
    "Home page → About Us → 1st isn't right: must have at most 1000 characters. (home.json)",
    "Home page → Pictures is missing. (home.json)",
  ]);
});

test("Line breaks and invisible characters in words don't keep the site from being published", async () => {
  const description = "A small\u200E adult family home for seniors.\n\u200BCall us today. ";
  const folder = sampleContent({ "home.json": { ...fixture("home"), description } });
  const { words } = await readContent(folder, { mustBePublishable: true });
  expect(words.home.description).toBe("A small adult family home for seniors. Call us today.");
});

test("Ampersands, angle brackets, accented letters and an emoji family are fine in words", async () => {
  const intro = "Bed & bath; 1 < 2; Zoë’s <3 👨‍👩‍👧; write to <mary@cedar.example>; <b>, &amp;";
  const services = { ...fixture("services"), intro };
  expect(await problemsIn(sampleContent({ "services.json": services }))).toEqual([]);
});
