import { readFileSync } from "node:fs";
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { explain } from "./explain.ts";
import { type Field, fieldAt, fieldOf, nameOf, type Path } from "./field.ts";
import { describeSlip } from "./json-slip.ts";

export type JsonFile<Data> = {
  data: Data;
  /** What the owner reads: `Facts → Phone number: is missing. (content/site.json, line 4)`. */
  lineFor: (problem: FieldProblem) => string;
};

/** A problem with the field at this path. */
export type FieldProblem = { path: Path; problem: string };

/** Reads one of the owner's files. Throws an error with a line for each problem. */
export function readJson<Data>(
  file: string,
  schema: z.ZodType<Data>,
  findMore: (value: unknown) => FieldProblem[] = () => [],
): JsonFile<Data> {
  const { value, lineNumberOf } = parse(file, readText(file));
  const field = fieldOf(schema);
  const lineFor = ({ path, problem }: FieldProblem) =>
    `${nameOf(field, path)}: ${problem} (${file}, line ${lineNumberOf(path)})`;
  const { data, error } = schema.safeParse(value, { reportInput: true });
  const wrong = error ? problemsIn(error, field) : [];
  const isWrong = (path: Path) => wrong.some((each) => String(each.path) === String(path));
  const problems = [...wrong, ...findMore(value).filter(({ path }) => !isWrong(path))];
  if (problems.length > 0) throw new ContentError(problems.map(lineFor));
  return { data: data as Data, lineFor };
}

function problemsIn({ issues }: z.ZodError, whole: Field): FieldProblem[] {
  return issues.flatMap((issue) => {
    const problem = explain(issue, fieldAt(whole, issue.path) as Field);
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [];
    const paths = keys.length > 0 ? keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ path, problem }));
  });
}

function readText(file: string): string {
  const bytes = read(file);
  try {
    // Also removes the byte order mark that Windows adds.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ContentError([
      `${file}: isn't saved as UTF-8. Save it as UTF-8, or type its text again on GitHub.`,
    ]);
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new ContentError([`${file}: is missing. Restore it.`]);
  }
}

function parse(file: string, json: string) {
  const lineNumberAt = (offset: number) => json.slice(0, offset).split("\n").length;
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const { offset, problem } = describeSlip(json, error);
    throw new ContentError([`${file}, line ${lineNumberAt(offset)}: ${problem}`]);
  }
  /** A missing field has the line of its group. */
  const offsetOf = (path: Path): number => {
    const node = findNodeAtLocation(root as Node, path as (string | number)[]);
    if (!node) return offsetOf(path.slice(0, -1));
    return node.parent?.type === "property" ? node.parent.offset : node.offset;
  };
  return {
    value: getNodeValue(root as Node),
    lineNumberOf: (path: Path) => lineNumberAt(offsetOf(path)),
  };
}
