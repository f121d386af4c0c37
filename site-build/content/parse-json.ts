import { type JSONPath, printParseErrorCode, visit } from "jsonc-parser";
import type { z } from "zod";
import { ContentError, fieldName } from "./content-error.ts";
import { exampleOf } from "./field-info.ts";
import { describeFile, describeSlip, type Field } from "./json-slips.ts";
import { invisibleMarks } from "./schema-fields.ts";

type ParsedJson = {
  value: unknown;
  /** Where a field is, as error lines say it: `content/home.json, line 4: headline`. */
  where: (path: PropertyKey[]) => string;
};

/** Reads JSON, and remembers the line of each field. Error lines show the schema's examples. */
export function parseJson(file: string, typed: string, schema: z.ZodType): ParsedJson {
  const json = withPlainSpaces(typed);
  const lines = new Map<string, number>();
  let slip = describeFile(json);
  let field: Field | undefined;

  const rememberLine = (path: JSONPath, line: number) => {
    if (!lines.has(fieldName(path))) lines.set(fieldName(path), line + 1);
  };
  visit(
    json,
    {
      onObjectProperty(name, offset, length, startLine, _column, parent) {
        const path = [...parent(), name];
        const line = startLine + 1;
        if (lines.has(fieldName(path))) {
          slip ??= { line, words: `${name} appears twice. Remove one of them` };
        }
        rememberLine(path, startLine);
        const example = exampleAt(exampleOf(schema), path);
        const start = /^\s*:\s*(\S)/.exec(json.slice(offset + length))?.[1];
        if (example && start) field = { path, line, example, start };
      },
      onObjectBegin: (_offset, _length, line, _column, path) => rememberLine(path(), line),
      onLiteralValue: (_value, _offset, _length, line, _column, path) => rememberLine(path(), line),
      onError(code, offset, length) {
        const found = json.slice(offset, offset + length);
        slip ??= describeSlip(json, { code: printParseErrorCode(code), offset, found, field });
      },
    },
    { disallowComments: true },
  );
  if (slip) throw new ContentError([`${file}, line ${slip.line}: ${slip.words}`]);

  /** A missing field has the line of its group. */
  const lineOf = (path: PropertyKey[]): number =>
    lines.get(fieldName(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1);
  const where = (path: PropertyKey[]) => `${file}, line ${lineOf(path)}: ${fieldName(path)}`;
  return { value: JSON.parse(json), where };
}

/** Outside of quotation marks, invisible characters and hard spaces become plain spaces. */
function withPlainSpaces(json: string): string {
  const textOrMark = new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"|[\\u00A0${invisibleMarks}]`, "g");
  return json.replace(textOrMark, (found) => (found.startsWith('"') ? found : " "));
}

/** The first entry of a list is the example for all entries. */
function exampleAt(example: unknown, path: JSONPath): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof example !== "object") return example;
  return exampleAt((example as Record<string, unknown>)[typeof key === "number" ? 0 : key], rest);
}
