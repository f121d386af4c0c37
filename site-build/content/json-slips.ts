import { type ParseError, printParseErrorCode } from "jsonc-parser";

type Slip = { words: string; example: string };

/** What people forget when they edit JSON by hand; ■ stands for the characters of a whole text. */
const slips: (Slip & { pattern: RegExp })[] = [
  {
    pattern: /,\s*[}\]]/,
    words: "there is a comma after the last entry",
    example: '["Bathing", "Dressing"]',
  },
  {
    pattern: /[“”„‘’']/,
    words: "there is a quotation mark that is not a straight one",
    example: '"phone": "(425) 555-0100"',
  },
  {
    pattern: /"/,
    words: "a quotation mark is missing",
    example: '"phone": "(425) 555-0100"',
  },
  {
    pattern: /■\w|\w■/,
    words: "there is a quotation mark inside a text",
    example: '"companyName": "The “Cedar” Home"',
  },
  {
    pattern: /[■}\]]\s*\n\s*[■{[]/,
    words: "a comma is missing at the end of the line",
    example: '"city": "Everett", "state": "WA"',
  },
  {
    pattern: /■[ \t=]+[■{[]/,
    words: "a colon or a comma is missing",
    example: '"city": "Everett", "state": "WA"',
  },
  {
    pattern: /\w+\s*:/,
    words: "a field's name has no quotation marks",
    example: '"city": "Everett"',
  },
];

/** What the parser stumbled over, where none of the usual slips is found. */
const stumbles: Record<string, Slip> = {
  CloseBraceExpected: {
    words: "a closing brace } is missing",
    example: '{ "city": "Everett", "state": "WA" }',
  },
  CloseBracketExpected: {
    words: "a closing bracket ] is missing",
    example: '["Bathing", "Dressing"]',
  },
  CommaExpected: {
    words: "a comma, or a closing bracket ], is missing",
    example: '["Bathing", "Dressing"]',
  },
  EndOfFileExpected: {
    words: "there is something after the end, or an opening brace { is missing at the start",
    example: '{ "city": "Everett" }',
  },
  InvalidCommentToken: {
    words: "there is a comment, which this file cannot have. Remove it",
    example: '"city": "Everett"',
  },
};

const anythingElse: Slip = {
  words: 'a text in quotation marks ("…") is missing',
  example: '"phone": "(425) 555-0100"',
};

const wholeText = /"(?:[^"\\\n]|\\.)*"/g;

/** Says in the owner's words why a text is not JSON, and where. */
export function describeBrokenJson(json: string, error?: ParseError) {
  if (json.trim() === "") {
    return { offset: 0, words: "the file is empty. Put its text back, from its History on GitHub" };
  }
  const skeleton = json.replace(wholeText, (text) => "■".repeat(text.length));
  for (const { pattern, ...slip } of slips) {
    const offset = skeleton.search(pattern);
    if (offset >= 0) return { offset, words: sentence(slip) };
  }
  const stumble = error && stumbles[printParseErrorCode(error.error)];
  return { offset: error?.offset ?? 0, words: sentence(stumble ?? anythingElse) };
}

const sentence = ({ words, example }: Slip) => `${words}. Example: ${example}`;
