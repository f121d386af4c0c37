import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { ContentError } from "./content-error.ts";
import { describeBrokenJson, wholeText } from "./json-slips.ts";
import { invisibleMarks } from "./schema-fields.ts";

type ParsedJson = { value: unknown; lineOf: (path: PropertyKey[]) => number };

/** Reads JSON, and remembers in which line each of its fields stands; `file` is for the faults. */
export function parseJson(file: string, typed: string): ParsedJson {
  const text = withPlainSpaces(typed);
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const fault = (line: number, words: string) =>
    new ContentError([`${file}, line ${line}: ${words}`]);

  const errors: ParseError[] = [];
  const found = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const { offset, words } = describeBrokenJson(text, stumbleOf(error, found));
    throw fault(lineAt(offset), words);
  }
  const tree = found as Node;
  const repeated = repeatedField(tree);
  if (repeated) {
    throw fault(lineAt(repeated.offset), `${repeated.value} is here twice. Remove one of them`);
  }
  return {
    value: JSON.parse(text),
    lineOf: (path) => lineAt(nearestNode(tree, path as JSONPath).offset),
  };
}

function stumbleOf({ error, offset, length }: ParseError, tree?: Node) {
  const isAfterEnd = tree && offset >= tree.offset + tree.length && length > 0;
  return { offset, code: isAfterEnd ? "EndOfFileExpected" : printParseErrorCode(error) };
}

/** Around the texts of a file, what looks like a space or like nothing is a space. */
function withPlainSpaces(json: string): string {
  const textOrMark = new RegExp(`${wholeText.source}|[\\u00A0${invisibleMarks}]`, "g");
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
