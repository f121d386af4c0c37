import { expect, test } from "vitest";
import { fixture } from "../../test/fixtures/content.ts";
import { sampleContent } from "../../test/unit-support/sample-content.ts";
import { readContent } from "./read.ts";

test("A note says where the owner may have forgotten to replace words, with the form's names", async () => {
  const home = { ...fixture("home"), about: ["Todo el día, by bus (in many cases)", "Price: TBD"] };
  const folder = sampleContent({ "home.json": home });
  const replace = "Replace it with what's true for your home.";
  expect((await readContent(folder)).notes).toEqual([
    `Home page → About Us → 2nd says "TBD". ${replace} (${folder}/home.json)`,
    `Services page → Categories → 3rd → Services → 2nd says "(in some cases)". ${replace} (${folder}/services.json)`,
    `Services page → Categories → 3rd → Services → 4th says "(if licensed for it)". ${replace} (${folder}/services.json)`,
  ]);
});
