import { expect, test } from "@playwright/test";
import services from "../fixtures/content/services.json" with { type: "json" };
import { ownerFacts } from "../fixtures/facts.ts";
import { structuredDataOf } from "../support/head.ts";
import { paths, productionSite } from "../support/site.ts";

const { siteUrl, companyName } = ownerFacts;

/** What schema.org defines for each type, itself or by inheritance, of what the site uses. */
const vocabulary: Record<string, string[]> = {
  LocalBusiness: ["name", "url", "image", "telephone", "address", "hasOfferCatalog"],
  PostalAddress: [
    "streetAddress",
    "addressLocality",
    "addressRegion",
    "postalCode",
    "addressCountry",
  ],
  OfferCatalog: ["name", "itemListElement"],
  Offer: ["itemOffered"],
  Service: ["name"],
};

test("Both pages tell search engines the facts and services of the home, and nothing else", async ({
  request,
}) => {
  for (const path of paths) {
    const data = structuredDataOf(await (await request.get(productionSite + path)).text());
    expect(unknownProperties(data)).toEqual([]);
    expect(data).toEqual({
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

type Thing = { "@type": string } & Record<string, unknown>;

function unknownProperties(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownProperties);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type, ...properties } = value as Thing;
  return Object.entries(properties).flatMap(([name, inner]) => {
    const isKnown = name.startsWith("@") || vocabulary[type]?.includes(name);
    return isKnown ? unknownProperties(inner) : [`${type}.${name}`];
  });
}
