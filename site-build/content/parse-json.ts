import { existsSync, readFileSync } from "node:fs";
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import type { z } from "zod";
import { ContentError, fieldName } from "./content-error.ts";
import { describeSlip, lineAt } from "./json-slips.ts";
import { exampleOf } from "./schema-fields.ts";

type ParsedJson = {
  value: unknown;
  /** Where a field is, as error lines say it: `content/home.json, line 4: headline`. */
  where: (field: PropertyKey[]) => string;
};

/** Reads a JSON file, with the line of each field. Error lines show the schema's examples. */
export function parseJson(path: string, schema: z.ZodType): ParsedJson {
  const json = readText(path);
  const errors: ParseError[] = [];
  const tree = parseTree(json, errors, { disallowComments: true }) as Node;
  const [error] = errors;
  if (error) throw new ContentError([`${path}, ${describeSlip(json, error, exampleOf(schema))}`]);

  /** A missing field has the line of its group. */
  const lineOf = (field: PropertyKey[]): number => {
    const node = findNodeAtLocation(tree, field as JSONPath);
    if (!node) return lineOf(field.slice(0, -1));
    const isNamed = node.parent?.type === "property";
    return lineAt(json, isNamed ? (node.parent as Node).offset : node.offset);
  };
  const where = (field: PropertyKey[]) => `${path}, line ${lineOf(field)}: ${fieldName(field)}`;
  return { value: getNodeValue(tree), where };
}

function readText(path: string): string {
  if (!existsSync(path)) {
    throw new ContentError([`${path}: is missing. Put a file with this name back`]);
  }
  // Leaves out the byte order mark that some editors write.
  const text = new TextDecoder().decode(readFileSync(path));
  const wrong = text.indexOf("\uFFFD");
  if (wrong < 0) return text;
  throw new ContentError([
    `${path}, line ${lineAt(text, wrong)}: isn't saved as UTF-8. Save it as UTF-8, or type its text again on GitHub`,
  ]);
}
