type Slip = { pattern: RegExp; wrong: string; right: string };

/** What people forget when they edit JSON by hand; ■ stands for the characters of a whole text. */
const slips: Slip[] = [
  {
    pattern: /,\s*[}\]]/,
    wrong: "there is a comma after the last entry",
    right: '["Bathing", "Dressing"]',
  },
  {
    pattern: /[“”„‘’']/,
    wrong: "there is a quotation mark that is not a straight one",
    right: '"phone": "(425) 555-0100"',
  },
  {
    pattern: /"/,
    wrong: "a quotation mark is missing",
    right: '"phone": "(425) 555-0100"',
  },
  {
    pattern: /■\w|\w■/,
    wrong: "there is a quotation mark inside a text",
    right: '"companyName": "The “Cedar” Home"',
  },
  {
    pattern: /[■}\]]\s+[■{[]/,
    wrong: "a comma is missing at the end",
    right: '"city": "Everett", "state": "WA"',
  },
];

const wholeText = /"(?:[^"\\\n]|\\.)*"/g;

/** Says in the owner's words why a text is not JSON; the parser's words are the last resort. */
export function describeBrokenJson(json: string, parserMessage: string): string {
  const skeleton = json.replace(wholeText, (text) => "■".repeat(text.length));
  for (const { pattern, wrong, right } of slips) {
    const place = skeleton.search(pattern);
    if (place < 0) continue;
    const line = skeleton.slice(0, place).split("\n").length;
    return `is not valid JSON: in line ${line} ${wrong}. Right is, for example, ${right}`;
  }
  const message = parserMessage.replace(/\s+/g, " ");
  return `is not valid JSON: ${message}. Right is, for example, { "phone": "(425) 555-0100" }`;
}
