import services from "../fixtures/content/services.json" with { type: "json" };
import { ownerFacts } from "../fixtures/facts.ts";
import { paths, productionSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { siteUrl, companyName } = ownerFacts;

test("Each page tells search engines the home's facts and services, and nothing else", async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(productionSite + path);
    const data = await page.locator("script[type='application/ld+json']").textContent();
    expect(JSON.parse(data ?? "")).toEqual({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": `${siteUrl}/#home`,
      name: companyName,
      url: `${siteUrl}/`,
      telephone: "+14254110123",
      image: expect.stringMatching(new RegExp(`^${siteUrl}/assets/.*-share-.*\\.jpeg$`)),
      address: {
        "@type": "PostalAddress",
        streetAddress: "714 88th St SE",
        addressLocality: "Everett",
        addressRegion: "WA",
        postalCode: ownerFacts.address.postalCode,
        addressCountry: "US",
      },
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: "Our Services",
        itemListElement: services.categories.map((category) => ({
          "@type": "OfferCatalog",
          name: category.title,
          itemListElement: category.items.map((name) => ({
            "@type": "Offer",
            itemOffered: { "@type": "Service", name },
          })),
        })),
      },
    });
  }
});
