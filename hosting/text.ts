/** What React writes for characters that mean something in HTML. */
const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const codes = new RegExp(Object.keys(characters).join("|"), "g");

/** The text of a page as people see it: without tags, even if one divides a line. */
export function textOf(html: string): string {
  const [body = ""] = /<body.*/s.exec(html) ?? [];
  return decoded(body.replace(/<[^>]*>/g, ""));
}

/** Turns what React wrote as text or as an attribute's value back into that text. */
export function decoded(html: string): string {
  return html.replace(codes, (code) => characters[code] as string);
}
