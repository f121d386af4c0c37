import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";
import { servicesSchema, siteSchema } from "./schemas.ts";

const phone = 'Example: "phone": "(425) 555-0100"';
const items = 'Example: "items": ["Housekeeping and laundry"]';
const notText = '2: phone: must be text in quotation marks. Example: "(425) 555-0100"';
const quotes =
  'has missing or wrong quotation marks: use " around names and text, and “ ” inside text';
const broken =
  'text must end on its line with a straight quotation mark ("): add it, or join lines';
const notList =
  '2: categories (entry 1).items: must be a list in square brackets. Example: ["Housekeeping and laundry"]';

test.each([
  ["a number without quotation marks", '{\n"phone": 425-555-0100\n}', notText],
  ["a percentage", '{\n"phone": 60%\n}', notText],
  ["a missing value", '{\n"phone":\n}', notText],
  ["single quotes", "{\n\"phone\": '1'\n}", `2: ${quotes}. ${phone}`],
  ["curly quotes", '{\n"phone": “1”\n}', `2: ${quotes}. ${phone}`],
  ["quotes inside text", '{\n"phone": "Open "24/7" care"\n}', `2: ${quotes}. ${phone}`],
  ["a name without quotes", '{\n"phone": "1",\nsiteUrl: ""\n}', `3: ${quotes}. ${phone}`],
  ["a missing quote", '{\n"phone": "1,\n"siteUrl": ""\n}', `2: ${broken} 2 and 3. ${phone}`],
  ["text over two lines", '{\n"phone": "1\n2"\n}', `2: ${broken} 2 and 3. ${phone}`],
  ["a comma after the last field", '{\n"phone": "1",\n}', `2: has an extra comma. ${phone}`],
  ["two commas", '{\n"phone": "1",,\n"siteUrl": ""\n}', `2: has an extra comma. ${phone}`],
  ["a missing comma", '{\r\n"phone": "1"\r\n"siteUrl": ""\r\n}', "2: needs a comma. Put it at"],
  ["a missing colon", '{\n"phone" "1"\n}', "2: needs a colon between the name and the value"],
  ["a missing closing brace", '{\n"phone": "1"\n', "2: needs a closing brace }. Put it here, or"],
  ["a file pasted twice", '{\n"phone": ""\n}\n{\n"phone": ""\n}', "4: the file appears twice, or"],
  ["a comment", '{\n// new\n"phone": ""\n}', "2: has a comment. Remove it"],
  ["a comment with #", '{\n"phone": "" # new\n}', "2: has a comment. Remove it"],
  ["a tab inside text", '{\n"phone": "1\t2"\n}', "2: has a tab inside text. Use a space"],
  ["a backslash", '{\n"phone": "C:\\Home"\n}', "2: has a backslash (\\). Remove it"],
  ["a merge conflict", "{\n<<<<<<< edits\n=======\n}", "2: has an unresolved merge conflict. Keep"],
  ["an empty file", " \n", "1: is empty. Copy its text back from its History on GitHub"],
  ["a field that is there twice", '{\n"phone": "",\n"phone": ""\n}', "3: phone appears twice."],
])("The owner reads what to do about %s", (_slip, json, line) => {
  expect(() => parseJson("site.json", json, siteSchema)).toThrow(`site.json, line ${line}`);
});

test.each([
  ["a list in braces", '{ "Bathing", "Dressing" }', notList],
  ["a list without its bracket", '"Bathing",\n"Dressing" ]', notList],
  ["an entry without quotes", '["Bathing", Dressing]', `2: ${quotes}. ${items}`],
  ["a comma after the last entry", '["Bathing",\n]', `2: has an extra comma. ${items}`],
  ["a missing closing bracket", '["Bathing"\n', "2: needs a closing bracket ]. Put it at the end"],
])("The owner reads what to do about %s", (_slip, value, line) => {
  const json = `{ "categories": [{\n"items": ${value} }] }`;
  expect(() => parseJson("site.json", json, servicesSchema)).toThrow(`site.json, line ${line}`);
});
