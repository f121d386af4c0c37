import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";
import { servicesSchema, siteSchema } from "./schemas.ts";

/** The line that the owner reads, without the file's name. */
function faultIn(json: string, schema: Parameters<typeof parseJson>[2]): string {
  try {
    parseJson("site.json", json, schema);
    return "none";
  } catch (error) {
    return (error as Error).message.replace("site.json, ", "");
  }
}

const phone = 'Example: "phone": "(425) 555-0100"';
const items = 'Example: "items": ["Housekeeping and laundry"]';

test.each([
  [
    "a number without quotation marks",
    '{\n  "phone": 425-555-0100\n}',
    'line 2: phone: must be text in quotation marks. Example: "(425) 555-0100"',
  ],
  [
    "a percentage",
    '{\n  "phone": 60%\n}',
    'line 2: phone: must be text in quotation marks. Example: "(425) 555-0100"',
  ],
  ["a missing value", '{\n  "phone":\n}', 'line 2: phone: is missing. Example: "(425) 555-0100"'],
  [
    "a group without its brace",
    '{\n  "emailService": "serviceId": "x" }\n}',
    'line 2: emailService: must be a group in braces. Example: {"serviceId":"default_service","templateId":"template_sample","publicKey":"sample_public_key"}',
  ],
  [
    "single quotes",
    "{\n  \"phone\": '1'\n}",
    `line 2: needs straight double quotation marks ("). ${phone}`,
  ],
  [
    "curly quotes",
    '{\n  "phone": “1”\n}',
    `line 2: needs straight double quotation marks ("). ${phone}`,
  ],
  [
    "a curly quote at the end",
    '{\n  "phone": "1”\n}',
    `line 2: needs straight double quotation marks ("). ${phone}`,
  ],
  [
    "a missing quotation mark",
    '{\n  "phone": "1,\n  "siteUrl": ""\n}',
    `line 2: needs a quotation mark at the end. ${phone}`,
  ],
  [
    "a quotation inside text",
    '{\n  "companyName": "The "Cedar" Home"\n}',
    "line 2: has a quotation mark inside text. Use “ and ” there",
  ],
  ["a comma after the last field", '{\n  "phone": "1",\n}', `line 2: has an extra comma. ${phone}`],
  ["two commas", '{\n  "phone": "1",,\n  "siteUrl": ""\n}', `line 2: has an extra comma. ${phone}`],
  [
    "a missing comma",
    '{\r\n  "phone": "1"\r\n  "siteUrl": ""\r\n}',
    "line 2: needs a comma at the end",
  ],
  [
    "a name without quotation marks",
    '{\n  "phone": "1",\n  siteUrl: ""\n}',
    `line 3: needs a name in quotation marks, then a colon. ${phone}`,
  ],
  [
    "a missing colon",
    '{\n  "phone" "1"\n}',
    `line 2: needs a name in quotation marks, then a colon. ${phone}`,
  ],
  [
    "a missing closing brace",
    '{\n  "phone": "1"\n',
    "line 2: needs a closing brace }, here or further up",
  ],
  ["a missing opening brace", '"phone": "1"\n}', "line 1: must begin with an opening brace {"],
  [
    "a file pasted twice",
    '{\n  "phone": ""\n}\n{\n  "phone": ""\n}',
    "line 4: begins the file again, so everything appears twice. Remove it from this line on",
  ],
  ["a brace too many", "{\n}\n}", "line 3: goes on after the end of the file. Remove the rest"],
  ["a comment", '{\n  // new\n  "phone": ""\n}', "line 2: has a comment. Remove it"],
  ["a comment with #", '{\n  "phone": "" # new\n}', "line 2: has a comment. Remove it"],
  ["a tab inside text", '{\n  "phone": "1\t2"\n}', "line 2: has a tab inside text. Use a space"],
  ["a backslash", '{\n  "phone": "C:\\Home"\n}', "line 2: has a backslash (\\). Remove it"],
  ["a stray sign", '{\n  "phone": ""\n}\n%', 'line 4: has "%" where it doesn\'t belong. Remove it'],
  [
    "an unresolved merge conflict",
    '{\n<<<<<<< edits\n  "phone": ""\n=======\n>>>>>>> main\n}',
    "line 2: has an unresolved merge conflict. Keep the right lines, and remove the others and those with <<<<<<<, ======= and >>>>>>>",
  ],
  ["an empty file", " \n", "line 1: is empty. Copy its text back from its History on GitHub"],
])("The owner sees what to do about %s", (_slip, json, line) => {
  expect(faultIn(json, siteSchema)).toBe(line);
});

const category = (fields: string) => `{\n  "categories": [{\n${fields}\n}]\n}`;

test.each([
  [
    "text over two lines",
    category('"items": ["We are\na home."]'),
    `line 3: text must stay on one line: join lines 3 and 4. ${items}`,
  ],
  [
    "text with an empty line in it",
    category('"items": ["We are\n\na home."]'),
    `line 3: text must stay on one line: join lines 3 to 5. ${items}`,
  ],
  [
    "a list in braces",
    category('"items": { "Bathing", "Dressing" }'),
    'line 3: categories (entry 1).items: must be a list in square brackets. Example: ["Housekeeping and laundry"]',
  ],
  [
    "a list without its bracket",
    category('"items":\n"Bathing",\n"Dressing"\n]'),
    'line 3: categories (entry 1).items: must be a list in square brackets. Example: ["Housekeeping and laundry"]',
  ],
  [
    "entries without quotation marks",
    category('"items": ["Bathing", Dressing]'),
    'line 3: categories (entry 1).items: every entry must be text in quotation marks. Example: ["Housekeeping and laundry"]',
  ],
  [
    "a comma after the last entry",
    category('"items": ["Bathing",\n]'),
    `line 3: has an extra comma. ${items}`,
  ],
  [
    "a missing closing bracket",
    category('"items": ["Bathing"'),
    `line 3: needs a closing bracket ], here or further up. ${items}`,
  ],
])("The owner sees what to do about %s", (_slip, json, line) => {
  expect(faultIn(json, servicesSchema)).toBe(line);
});
