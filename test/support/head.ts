/** What a page's head tells search engines and messengers, by the name of each `<meta>`. */
export function metadataOf(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(tags, ([, name = "", value = ""]) => [name, decode(value)]));
}

export const titleOf = (html: string) => decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");

export const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";

export const structuredDataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "");

function decode(text: string): string {
  return text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
