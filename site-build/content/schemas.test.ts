import { expect, test } from "vitest";
import { iconPaths } from "../../src/services/icon-paths.ts";
import { fixture } from "../../test/fixtures/content.ts";
import { emailIds } from "../../test/fixtures/facts.ts";
import { slideshow } from "../../test/fixtures/specification.ts";
import { problemsIn, sampleContent } from "../../test/unit-support/sample-content.ts";
import { readContent } from "./read.ts";

const anId = emailIds[0] as string;

test("Each wrong fact has one line that says what is right", async () => {
  const site = {
    siteUrl: "http://cedar.example",
    companyName: "C".repeat(46),
    phone: "425-CALL-NOW",
    testimonialsUrl: "cedar.example",
    address: { street: " ", city: "<b>Everett</b>", state: "ZZ", postalCode: "00000", zip: "" },
    emailService: { [anId]: "my id" },
    notices: {},
  };
  expect(await problemsIn(sampleContent({ "site.json": site }))).toEqual([
    `site.json, line 2: siteUrl: must be the website's URL: https:// and the domain, nothing after it (it is "http://cedar.example"). Example: "https://example.org"`,
    `site.json, line 3: companyName: must have at most 45 characters (it has 46). Example: "Everett Adult Family Home"`,
    `site.json, line 4: phone: must be a US phone number with its area code (it is "425-CALL-NOW"). Example: "(425) 555-0100"`,
    `site.json, line 5: testimonialsUrl: must be a URL that starts with https:// (it is "cedar.example"). Example: "https://reviews.example.com"`,
    `site.json, line 7: address.street: is missing. Example: "714 88th St SE"`,
    `site.json, line 8: address.city: can't have HTML tags, or codes such as &amp; (it is "<b>Everett</b>"). Example: "Everett"`,
    `site.json, line 9: address.state: must be a US state's two-letter code in capitals (it is "ZZ"). Example: "WA"`,
    `site.json, line 10: address.postalCode: must be a ZIP code: 12345 or 12345-6789 (it is "00000"). Example: "12345"`,
    "site.json, line 11: address.zip: is not a field here. Remove it, or use one of: street, city, state, postalCode",
    expect.stringContaining(
      `site.json, line 14: emailService.${anId}: must be an ID: only letters, digits, _ and - (it is "my id")`,
    ),
    `site.json, line 16: notices: must be a list in square brackets. Example: [{"label":"Privacy policy","url":"https://www.example.com/privacy"}]`,
  ]);
});

test("Each problem with words and pictures has one line, too", async () => {
  const home = fixture("home");
  const [first, ...others] = home.pictures;
  const withProblems = {
    ...home,
    description: "Short.",
    headline: "x".repeat(46),
    about: ["Bed &amp; bath"],
    pictures: [{ ...first, focus: "center" }, ...others.slice(1)],
  };
  const categories = [{ title: "Care", icon: "heart", items: [] }];
  const services = { ...fixture("services"), categories, picture: undefined };
  expect(
    await problemsIn(sampleContent({ "home.json": withProblems, "services.json": services })),
  ).toEqual([
    expect.stringMatching(
      /^home.json, line 2: description: must have at least 50 characters \(it has 6\)/,
    ),
    expect.stringMatching(
      /^home.json, line 3: headline: must have at most 45 characters \(it has 46\)/,
    ),
    expect.stringMatching(
      /^home.json, line 6: about \(entry 1\): can't have HTML tags, or codes such as &amp; \(it is "Bed/,
    ),
    expect.stringMatching(
      /pictures \(entry 1\)\.focus: must be one of top left, .+ \(it is "center"\)\. Example: "top left"$/,
    ),
    expect.stringContaining(
      `pictures: must have exactly ${slideshow.pictures} entries (it has ${slideshow.pictures - 1})`,
    ),
    `services.json, line 7: categories (entry 1).icon: must be one of ${Object.keys(iconPaths).join(", ")} (it is "heart"). Example: "home"`,
    `services.json, line 8: categories (entry 1).items: must have at least 1 entry (it has 0). Example: ["Housekeeping and laundry"]`,
    `services.json, line 1: picture: is missing. Example: {"image":"content/services.webp","focus":"top left"}`,
  ]);
});

test("Line breaks and invisible characters in words don't keep the site from being published", async () => {
  const description = "A small\u200E adult family home for seniors.\n\u200BCall us today. ";
  const folder = sampleContent({ "home.json": { ...fixture("home"), description } });
  const { words } = await readContent(folder, { mustBePublishable: true });
  expect(words.home.description).toBe("A small adult family home for seniors. Call us today.");
});

test("Ampersands, less-than signs, accented letters and an emoji family are fine in words", async () => {
  const services = { ...fixture("services"), intro: "Bed & bath; 1 < 2; Zoë’s <3 👨‍👩‍👧" };
  expect(await problemsIn(sampleContent({ "services.json": services }))).toEqual([]);
});
