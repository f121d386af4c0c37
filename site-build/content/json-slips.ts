import { getLocation, type JSONPath, type ParseError, printParseErrorCode } from "jsonc-parser";

const quotes = 'use " around names and text, and “ ” inside text';

/** What the parser's codes mean to the owner. */
const sentences: Record<string, string> = {
  InvalidSymbol: `has missing or wrong quotation marks: ${quotes}`,
  UnexpectedEndOfString: 'text must end on its line with a straight quotation mark (")',
  CommaExpected: `needs a comma at the end of the line, or has wrong quotation marks: ${quotes}`,
  PropertyNameExpected: "has an extra comma",
  ValueExpected: "has an extra comma, or a value is missing",
  ColonExpected: "needs a colon between the name and the value",
  CloseBracketExpected: "needs a closing bracket ]",
  CloseBraceExpected: "needs a closing brace }",
};

/** Says in plain words what is wrong where the parser stopped, with an example of that field. */
export function describeSlip(json: string, { error, offset }: ParseError, example: unknown) {
  const code = printParseErrorCode(error);
  const sentence = sentences[code] ?? "has something that doesn't belong there. Remove it";
  const field = nearestExample(example, getLocation(json, offset).path);
  // If something is missing, show the line it's missing from, which may be an earlier line.
  const end = code.endsWith("Expected") ? json.slice(0, offset).trimEnd().length : offset;
  return `line ${lineAt(json, end)}: ${sentence}${field && `. Example: ${field}`}`;
}

/** An example of the innermost field on a path that has a name and an example. */
function nearestExample(example: unknown, path: JSONPath): string {
  if (path.length === 0) return "";
  const name = path.at(-1);
  const value = exampleAt(example, path);
  return typeof name === "string" && value
    ? `"${name}": ${JSON.stringify(value)}`
    : nearestExample(example, path.slice(0, -1));
}

/** The first entry of a list is the example for all entries. */
function exampleAt(example: unknown, path: JSONPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)?.[typeof key === "number" ? 0 : key],
    example,
  );
}

export const lineAt = (json: string, offset: number) => json.slice(0, offset).split("\n").length;
