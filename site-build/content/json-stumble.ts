import { type JSONPath, printParseErrorCode, visit } from "jsonc-parser";

/** A field of the file: an example of its value, and the character that its value begins with. */
type Field = { path: JSONPath; offset: number; example: unknown; start: string };

/** Where the parser stumbled, with the characters around that place. */
export type Stumble = {
  code: string;
  offset: number;
  found: string;
  before: string;
  beforeOffset: number;
  isInList: boolean;
  /** The last field before it that the file should have. */
  field?: Field;
};

/** The first place where text is not JSON; `example` is the value of a file without errors. */
export function firstStumble(json: string, example: unknown): Stumble | undefined {
  const nesting: ("list" | "group")[] = [];
  let field: Field | undefined;
  let stumble: Stumble | undefined;
  visit(
    json,
    {
      onArrayBegin: () => void nesting.push("list"),
      onArrayEnd: () => void nesting.pop(),
      onObjectBegin: () => void nesting.push("group"),
      onObjectEnd: () => void nesting.pop(),
      onObjectProperty(name, offset, length, _line, _column, parent) {
        const path = [...parent(), name];
        const start = /^\s*:\s*(\S)/.exec(json.slice(offset + length))?.[1] ?? "";
        const found = exampleAt(example, path);
        if (found !== undefined) field = { path, offset, example: found, start };
      },
      onError(code, offset, length) {
        const beforeOffset = json.slice(0, offset).trimEnd().length - 1;
        stumble ??= {
          code: printParseErrorCode(code),
          offset,
          found: json.slice(offset, offset + length),
          before: json[beforeOffset] ?? "",
          beforeOffset,
          isInList: nesting.at(-1) === "list",
          field,
        };
      },
    },
    { disallowComments: true },
  );
  return stumble;
}

/** The example of a field; the first entry of a list is an example of them all. */
function exampleAt(example: unknown, path: JSONPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      (value as Record<string, unknown> | undefined)?.[typeof key === "number" ? 0 : key],
    example,
  );
}
