import { fieldName } from "./field-name.ts";
import { firstStumble, type Stumble } from "./json-stumble.ts";
import { kindOf } from "./schema-fields.ts";

type Rule = {
  when: (stumble: Stumble) => boolean;
  words: string;
  /** The slip is at the end of what comes before. */
  isBefore?: true;
  hasNoExample?: true;
};

const notStraight = /^[“”„‘’'`]/;

/** The slips that people make when they edit JSON by hand. The first one that fits is shown. */
const rules: Rule[] = [
  {
    when: ({ code, found }) =>
      notStraight.test(found) || (code === "UnexpectedEndOfString" && /[“”’],?\s*$/.test(found)),
    words: 'needs straight double quotation marks (")',
  },
  {
    when: ({ code }) => code === "UnexpectedEndOfString",
    words: "needs a quotation mark at the end",
  },
  {
    when: ({ code, found }) => code === "InvalidCommentToken" || found.startsWith("#"),
    words: "has a comment. Remove it",
    hasNoExample: true,
  },
  {
    when: ({ code, found }) => code !== "ColonExpected" && found === ",",
    words: "has an extra comma",
  },
  {
    when: ({ found, before }) => before === "," && /^[}\]]/.test(found),
    words: "has an extra comma",
    isBefore: true,
  },
  {
    when: ({ code, found }) => code === "EndOfFileExpected" && found === "{",
    words: "begins the file again, so everything appears twice. Remove it from this line on",
    hasNoExample: true,
  },
  {
    when: ({ code }) => code === "EndOfFileExpected",
    words: "goes on after the end of the file. Remove the rest",
    hasNoExample: true,
  },
  {
    when: ({ code }) => code === "InvalidCharacter",
    words: "has a tab inside text. Use a space",
    hasNoExample: true,
  },
  {
    when: ({ code }) => code === "InvalidEscapeCharacter" || code === "InvalidUnicode",
    words: "has a backslash (\\). Remove it",
    hasNoExample: true,
  },
  {
    when: ({ code, found, before }) =>
      code !== "ColonExpected" && before === '"' && /^[\w&(]/.test(found),
    words: "has a quotation mark inside text. Use “ and ” there",
    hasNoExample: true,
  },
  {
    when: ({ code, found }) => found === "}" || code === "CloseBracketExpected",
    words: "needs a closing bracket ], here or further up",
    isBefore: true,
  },
  {
    when: ({ code, found }) => found === "]" || code === "CloseBraceExpected",
    words: "needs a closing brace }, here or further up",
    isBefore: true,
    hasNoExample: true,
  },
  {
    when: ({ code }) => code === "CommaExpected",
    words: "needs a comma at the end",
    isBefore: true,
    hasNoExample: true,
  },
  {
    when: ({ code, before }) => code === "ColonExpected" || /[{,"]/.test(before),
    words: "needs a name in quotation marks, then a colon",
  },
];

/** Says in the owner's words why text is not JSON, and where. */
export function describeSlip(json: string, example: unknown) {
  const conflict = json.search(/^(<{7}|={7}|>{7})/m);
  if (conflict >= 0) {
    const words =
      "has an unresolved merge conflict. Keep the right lines, and remove the others and those with <<<<<<<, ======= and >>>>>>>";
    return { offset: conflict, words };
  }
  if (json.trim() === "") {
    return { offset: 0, words: "is empty. Copy its text back from its History on GitHub" };
  }
  if (!/^\s*[{[]/.test(json)) return { offset: 0, words: "must begin with an opening brace {" };
  const stumble = firstStumble(json, example);
  return stumble && (wrongValue(stumble) ?? brokenLine(json, stumble) ?? otherSlip(stumble));
}

/** A value of another kind than the field takes, such as a phone number without quotation marks. */
function wrongValue({ code, found, before, field, isInList }: Stumble) {
  if (!field || notStraight.test(found)) return;
  const { path, offset, example, start } = field;
  const line = (words: string) => ({ offset, words: `${fieldName(path)}: ${words}` });
  const shown = `. Example: ${JSON.stringify(example)}`;
  if (/[,}\]]/.test(start)) return line(`is missing${shown}`);
  const right = JSON.stringify(example)[0];
  if (start !== "" && start !== right) return line(kindOf(example) + shown);
  const isEntry = isInList && Array.isArray(example);
  if (isEntry && (found === ":" || (code === "InvalidSymbol" && /[[,]/.test(before)))) {
    return line(`every entry ${kindOf(example[0])}${shown}`);
  }
}

/** Text that the owner wrote over several lines. */
function brokenLine(json: string, { code, offset, found, field }: Stumble) {
  const rest = json.slice(offset + found.length + 1).split("\n");
  const next = rest.find((line) => line.trim() !== "") ?? '"';
  if (code !== "UnexpectedEndOfString" || /^\s*["{}[\]]/.test(next)) return;
  const first = json.slice(0, offset).split("\n").length;
  const last = first + 1 + rest.findIndex((line) => line.includes('"'));
  const lines = last > first + 1 ? `${first} to ${last}` : `${first} and ${first + 1}`;
  return { offset, words: `text must stay on one line: join lines ${lines}${exampleOf(field)}` };
}

function otherSlip(stumble: Stumble) {
  const { offset, beforeOffset, found, field } = stumble;
  const rule = rules.find(({ when }) => when(stumble));
  if (!rule) return { offset, words: `has "${found}" where it doesn't belong. Remove it` };
  const words = rule.words + (rule.hasNoExample ? "" : exampleOf(field));
  return { offset: rule.isBefore ? beforeOffset : offset, words };
}

function exampleOf(field: Stumble["field"]): string {
  return field ? `. Example: "${String(field.path.at(-1))}": ${JSON.stringify(field.example)}` : "";
}
