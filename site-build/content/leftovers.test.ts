import { expect, test } from "vitest";
import { fixture } from "../../test/fixtures/content.ts";
import { sampleContent } from "../../test/unit-support/sample-content.ts";
import { readContent } from "./read.ts";

test("Words that may have been forgotten are noted with the form's names for where they are", async () => {
  const home = { ...fixture("home"), about: ["Todo el día, by bus (in many cases)", "Price: TBD"] };
  const folder = sampleContent({ "home.json": home });
  const replace = "Replace it with what's true for your home.";
  expect((await readContent(folder)).notes).toEqual([
    `Home page → About Us → 2nd says "TBD". ${replace} (${folder}/home.json)`,
    `Services page → Categories → 3rd → Services → 2nd says "(in some cases)". ${replace} (${folder}/services.json)`,
    `Services page → Categories → 3rd → Services → 4th says "(if licensed for it)". ${replace} (${folder}/services.json)`,
  ]);
});
