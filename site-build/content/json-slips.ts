import type { JSONPath } from "jsonc-parser";
import { fieldName } from "./content-error.ts";
import { kindOf } from "./explain.ts";

type Slip = { line: number; words: string };

/** A field, an example of its value, and the first character of its value. */
export type Field = { path: JSONPath; line: number; example: unknown; start: string };

type Stumble = { code: string; offset: number; found: string; field?: Field };

/** What the parser's codes mean to the owner. Without advice, a line also shows an example. */
const sentences: Record<string, string> = {
  InvalidSymbol:
    'has missing or wrong quotation marks: use " around names and text, and “ ” inside text',
  InvalidCommentToken: "has a comment. Remove it",
  InvalidCharacter: "has a tab inside text. Use a space",
  InvalidEscapeCharacter: "has a backslash (\\). Remove it",
  PropertyNameExpected: "has an extra comma",
  ValueExpected: "has an extra comma",
  ColonExpected: "needs a colon between the name and the value",
  CommaExpected: "needs a comma. Put it at the end of the line",
  CloseBracketExpected: "needs a closing bracket ]. Put it at the end of the list",
  CloseBraceExpected: "needs a closing brace }. Put it here, or farther up where a group ends",
  EndOfFileExpected: "the file appears twice, or continues after its end. Remove the rest",
};

/** Problems with the file as a whole. */
export function describeFile(json: string): Slip | undefined {
  if (json.trim() === "") {
    return { line: 1, words: "is empty. Copy its text back from its History on GitHub" };
  }
  const conflict = json.search(/^(<{7}|={7}|>{7})/m);
  if (conflict < 0) return undefined;
  const words =
    "has an unresolved merge conflict. Keep the right lines, and remove the others and those with <<<<<<<, ======= and >>>>>>>";
  return { line: lineAt(json, conflict), words };
}

/** Says in plain words what is wrong where the parser stopped. */
export function describeSlip(json: string, { code, offset, found, field }: Stumble): Slip {
  const isQuote = /^[“”„‘’'`]/.test(found);
  if (field && !isQuote && field.start !== JSON.stringify(field.example)[0]) {
    const words = `${fieldName(field.path)}: ${kindOf(field.example)}`;
    return { line: field.line, words: `${words}. Example: ${JSON.stringify(field.example)}` };
  }
  const example = field && `"${field.path.at(-1)}": ${JSON.stringify(field.example)}`;
  const withExample = (words: string) =>
    example && !words.includes(". ") ? `${words}. Example: ${example}` : words;
  const line = lineAt(json, offset);
  if (code === "UnexpectedEndOfString") {
    const words = `text must end on its line with a straight quotation mark ("): add it, or join lines ${line} and ${line + 1}`;
    return { line, words: withExample(words) };
  }
  const words = withExample(sentences[meaningOf(code, found)] ?? `has "${found}". Remove it`);
  // If something is missing, show the line it's missing from, which may be an earlier line.
  const isBefore = code.endsWith("Expected") && code !== "EndOfFileExpected";
  return { line: isBefore ? lineAt(json, json.slice(0, offset).trimEnd().length) : line, words };
}

function meaningOf(code: string, found: string): string {
  if (found.startsWith("#")) return "InvalidCommentToken";
  if (code !== "CommaExpected") return code;
  // In `"Open "24/7" care"`, the number looks like a second value.
  return found === "}" ? "CloseBracketExpected" : /^\d/.test(found) ? "InvalidSymbol" : code;
}

const lineAt = (json: string, offset: number) => json.slice(0, offset).split("\n").length;
