import { facts } from "virtual:content";

/** The home's facts in schema.org's vocabulary, for search engines. */
export function StructuredData({ picture }: { picture: string }) {
  const { street, city, state, postalCode } = facts.address;
  const business = {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": `${facts.siteUrl}/#home`,
    name: facts.companyName,
    url: `${facts.siteUrl}/`,
    telephone: facts.phone.href.replace("tel:", ""),
    image: picture,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      ...(postalCode && { postalCode }),
      addressCountry: "US",
    },
  };
  // A "<" in a fact must not close the script element.
  const json = JSON.stringify(business).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
