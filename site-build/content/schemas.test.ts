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
    `Facts → Web address must be https:// followed by the domain and nothing else. You typed "http://cedar.example". Example: https://example.org. (site.json)`,
    "Facts → Name of the home must have at most 45 characters, not 46. Example: Everett Adult Family Home. (site.json)",
    `Facts → Phone number must be a US phone number with its area code. You typed "425-CALL-NOW". Example: (425) 555-0100. (site.json)`,
    `Facts → Reviews page must be a web address that starts with https://. You typed "cedar.example". Example: https://reviews.example.com. (site.json)`,
    "Facts → Address of the home → Street is missing. Example: 714 88th St SE. (site.json)",
    `Facts → Address of the home → City must be plain text, without codes such as <b> or &amp;. You typed "<b>Everett</b>". Example: Everett. (site.json)`,
    `Facts → Address of the home → State must be a US state's two-letter code in capitals. You typed "ZZ". Example: WA. (site.json)`,
    `Facts → Address of the home → ZIP code must have five digits, or nine like 12345-6789. You typed "00000". Example: 12345. (site.json)`,
    "Facts → Address of the home has fields that don't belong here: zip. (site.json)",
    expect.stringMatching(
      /^Facts → EmailJS → .+ must be an ID: only letters, digits, _ and -\. You typed "my id"\. .+ \(site.json\)$/,
    ),
    "Facts → Notices must be of type array. (site.json)",
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
    "Home page → Search description must have at least 50 characters, not 6. Example: A small adult family home for seniors. Call us or send us a message. (home.json)",
    expect.stringMatching(
      /^Home page → Headline must have at most 45 characters, not 46\. .+ \(home.json\)$/,
    ),
    expect.stringMatching(
      /^Home page → About Us → 1st must be plain text, .+ You typed "Bed &amp; bath"\. .+ \(home.json\)$/,
    ),
    expect.stringMatching(
      /^Home page → Pictures → 1st → Where are the faces\? must be one of top left, .+\. You typed "center"\. \(home.json\)$/,
    ),
    `Home page → Pictures must have exactly ${slideshow.pictures} entries, not ${slideshow.pictures - 1}. (home.json)`,
    `Services page → Categories → 1st → Icon must be one of ${Object.keys(iconPaths).join(", ")}. You typed "heart". (services.json)`,
    "Services page → Categories → 1st → Services is missing. Example: Housekeeping and laundry. (services.json)",
    "Services page → Picture behind the page is missing. (services.json)",
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
