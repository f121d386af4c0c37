import { findNodeAtLocation, type JSONPath, type Node, parseTree } from "jsonc-parser";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { describeSlip } from "./json-slips.ts";
import { exampleOf, invisibleMarks } from "./schema-fields.ts";

type ParsedJson = { value: unknown; lineOf: (path: PropertyKey[]) => number };

/** Reads JSON, and remembers the line of each field; error lines show the schema's examples. */
export function parseJson(file: string, typed: string, schema: z.ZodType): ParsedJson {
  const text = withPlainSpaces(typed);
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const fault = (line: number, words: string) =>
    new ContentError([`${file}, line ${line}: ${words}`]);

  const slip = describeSlip(text, exampleOf(schema));
  if (slip) throw fault(lineAt(slip.offset), slip.words);
  const tree = parseTree(text) as Node;
  const repeated = repeatedField(tree);
  if (repeated) {
    throw fault(lineAt(repeated.offset), `${repeated.value} appears twice. Remove one of them`);
  }
  return {
    value: JSON.parse(text),
    lineOf: (path) => lineAt(nearestNode(tree, path as JSONPath).offset),
  };
}

/** Around text in quotation marks, what looks like a space or like nothing becomes a space. */
function withPlainSpaces(json: string): string {
  const textOrMark = new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"|[\\u00A0${invisibleMarks}]`, "g");
  return json.replace(textOrMark, (found) => (found.startsWith('"') ? found : " "));
}

/** The node at a path or, where a field is missing, the group that it is missing from. */
function nearestNode(tree: Node, path: JSONPath): Node {
  const node = findNodeAtLocation(tree, path);
  if (!node) return nearestNode(tree, path.slice(0, -1));
  return node.parent?.type === "property" ? node.parent : node;
}

function repeatedField({ type, children = [] }: Node): Node | undefined {
  if (type === "object") {
    const names = children.map((property) => (property.children as [Node])[0]);
    const repeated = names.find((name, index) =>
      names.slice(0, index).some(({ value }) => value === name.value),
    );
    if (repeated) return repeated;
  }
  for (const child of children) {
    const repeated = repeatedField(child);
    if (repeated) return repeated;
  }
}
