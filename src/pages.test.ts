import { expect, test } from "vitest";
import { factsFrom, siteSchema } from "../site-build/content/site-schema.ts";
import { ownerFacts } from "../test/fixtures/facts.ts";
import { pages } from "./pages.ts";

const { companyName, address } = siteSchema.shape;
const longestName = companyName.unwrap().maxLength as number;
const longestCity = address.shape.city.maxLength as number;

test("Every title has 10 to 70 characters, whatever the name and the city", () => {
  for (const name of [1, longestName]) {
    for (let city = 1; city <= longestCity; city++) {
      const site = {
        ...ownerFacts,
        companyName: "N".repeat(name),
        address: { ...ownerFacts.address, city: "C".repeat(city) },
      };
      const { facts } = factsFrom(siteSchema.parse(site));
      for (const { title } of pages) {
        expect(title(facts).length).toBeGreaterThanOrEqual(10);
        expect(title(facts).length).toBeLessThanOrEqual(70);
      }
    }
  }
});
