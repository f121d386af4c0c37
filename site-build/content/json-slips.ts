type Slip = { words: string; example?: string };

const fields = '"city": "Everett", "state": "WA"';
const phone = '"phone": "(425) 555-0100"';
const list = '["Bathing", "Dressing"]';
const group = `{ ${fields} }`;

/** What people forget when they edit JSON by hand. A whole text is «■■■» here, whatever it says. */
const slips: (Slip & { pattern: RegExp })[] = [
  {
    pattern: /^(<{7}|={7}|>{7})/m,
    words:
      "two versions of this file were not joined. Keep the right lines, and remove the others and the lines with <<<<<<<, ======= and >>>>>>>",
  },
  {
    pattern: /(^|[,{}[\]»])[ \t]*(\/\/|\/\*|#|<!--)/m,
    words: "there is a comment, which this file cannot have. Remove it",
  },
  { pattern: /,\s*[}\]]/, words: "there is a comma after the last entry", example: list },
  { pattern: /,\s*,/, words: "there is a comma too many", example: list },
  {
    pattern: /[“”„‘’']/,
    words: "there is a quotation mark that is not a straight one",
    example: phone,
  },
  { pattern: /"/, words: "a quotation mark is missing", example: phone },
  {
    pattern: /»\w|\w«/,
    words: "there is a quotation mark inside a text",
    example: '"companyName": "The “Cedar” Home"',
  },
  { pattern: /^\s*[^\s{[]/, words: "the opening brace { at the start is missing", example: group },
  { pattern: /:\s*«■*»\s*:/, words: "an opening brace { is missing", example: group },
  {
    pattern: /:\s*«■*»\s*,\s*«■*»\s*[,\]]/,
    words: "an opening bracket [ is missing",
    example: list,
  },
  {
    pattern: /\]\s*,?\s*\{/,
    words: "a closing brace and a comma }, are missing",
    example: "{ … }, { … }",
  },
  {
    pattern: /[»}\]]\s*\n\s*[«{[]/,
    words: "a comma is missing at the end of the line",
    example: fields,
  },
  { pattern: /»[ \t=;：]*[«{[]/, words: "a colon or a comma is missing", example: fields },
  {
    pattern: /\w\s*:/,
    words: "a field's name has no quotation marks",
    example: '"city": "Everett"',
  },
  { pattern: /\{[ \t]*«[^{}\n]*\n/, words: "a closing brace } is missing", example: group },
];

/** What the parser stumbled over, by its own names, where none of the usual slips is found. */
const stumbles: Record<string, Slip> = {
  CloseBraceExpected: { words: "a closing brace } is missing", example: group },
  CloseBracketExpected: { words: "a closing bracket ] is missing", example: list },
  CommaExpected: { words: "a comma, or a closing bracket ], is missing", example: list },
  EndOfFileExpected: { words: "there is something after the end of the file. Remove it" },
  InvalidCharacter: { words: "there is a tab inside a text. Put a space in its place" },
  InvalidEscapeCharacter: { words: "there is a backslash (\\) inside a text. Remove it" },
};

const anythingElse: Slip = {
  words: 'a text in quotation marks ("…") is missing',
  example: phone,
};

export const wholeText = /"(?:[^"\\\n]|\\.)*"/g;

/** Says in the owner's words why a text is not JSON, and where. */
export function describeBrokenJson(json: string, error: { offset: number; code: string }) {
  if (json.trim() === "") {
    return { offset: 0, words: "the file is empty. Put its text back, from its History on GitHub" };
  }
  const skeleton = json.replace(wholeText, (text) => `«${"■".repeat(text.length - 2)}»`);
  for (const { pattern, ...slip } of slips) {
    const offset = skeleton.search(pattern);
    if (offset >= 0) return { offset, words: sentence(slip) };
  }
  return { offset: error.offset, words: sentence(stumbles[error.code] ?? anythingElse) };
}

const sentence = ({ words, example }: Slip) => (example ? `${words}. Example: ${example}` : words);
