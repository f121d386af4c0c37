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
    `Facts → Website URL: must be the website's URL: https:// and the domain, with nothing after it (it is "http://cedar.example"). Example: https://example.org (site.json, line 2)`,
    "Facts → Name of the home: must have at most 45 characters (it has 46). Example: Everett Adult Family Home (site.json, line 3)",
    `Facts → Phone number: must be a US phone number with its area code (it is "425-CALL-NOW"). Example: (425) 555-0100 (site.json, line 4)`,
    `Facts → Reviews page: must be a URL that starts with https:// (it is "cedar.example"). Example: https://reviews.example.com (site.json, line 5)`,
    "Facts → Address of the home → Street: is missing. Example: 714 88th St SE (site.json, line 7)",
    `Facts → Address of the home → City: can't have HTML tags or codes such as &amp; (it is "<b>Everett</b>"). Example: Everett (site.json, line 8)`,
    `Facts → Address of the home → State: must be a US state's two-letter code in capitals (it is "ZZ"). Example: WA (site.json, line 9)`,
    `Facts → Address of the home → ZIP code: must be a ZIP code: 12345 or 12345-6789 (it is "00000"). Example: 12345 (site.json, line 10)`,
    "Facts → Address of the home → zip: is not a field here. Remove it, or use one of: street, city, state, postalCode. (site.json, line 11)",
    expect.stringMatching(
      /^Facts → EmailJS → .+: must be an ID: only letters, digits, _ and - \(it is "my id"\)\. .+ \(site.json, line 14\)$/,
    ),
    "Facts → Notices: must be a list in square brackets. (site.json, line 16)",
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
      /^Home page → Search description: must have at least 50 characters \(it has 6\)\. .+ \(home.json, line 2\)$/,
    ),
    expect.stringMatching(
      /^Home page → Headline: must have at most 45 characters \(it has 46\)\. .+ \(home.json, line 3\)$/,
    ),
    expect.stringMatching(
      /^Home page → About Us → 1st: can't have HTML tags or codes such as &amp; \(it is "Bed.+ \(home.json, line 6\)$/,
    ),
    expect.stringMatching(
      /^Home page → Pictures → 1st → Where are the faces\?: must be one of top left, .+ \(it is "center"\)\. \(home.json, line \d+\)$/,
    ),
    expect.stringContaining(
      `Home page → Pictures: must have exactly ${slideshow.pictures} entries (it has ${slideshow.pictures - 1}). (`,
    ),
    `Services page → Categories → 1st → Icon: must be one of ${Object.keys(iconPaths).join(", ")} (it is "heart"). (services.json, line 7)`,
    "Services page → Categories → 1st → Services: must have at least 1 entry (it has 0). Example: Housekeeping and laundry (services.json, line 8)",
    "Services page → Picture behind the page: is missing. (services.json, line 1)",
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
