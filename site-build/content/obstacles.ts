import { itIs, missing } from "./explain.ts";
import { type Field, fieldOf, nameOf, type Path } from "./field.ts";
import type { FieldProblem } from "./json-file.ts";
import { parsePhone } from "./phone.ts";
import { siteSchema } from "./site-schema.ts";
import { clean } from "./text-fields.ts";

const siteField = fieldOf(siteSchema);

/** Phone numbers that are reserved for movies and books. */
const fictionalNumber = /55501\d\d$/;

/** Domains that can never be a real website (RFC 2606, RFC 6761). */
const reservedDomain = /(^|\.)(example\.(com|org|net)|test|invalid|example|localhost)$/;

type Obstacle = FieldProblem & {
  /** What the owner's form calls the fact. */
  name: string;
};

/** Everything that keeps a site from being published: facts that are missing or made up. */
export function obstaclesIn(value: unknown, field = siteField, path: Path = []): Obstacle[] {
  const { items, properties, isNeeded } = field;
  if (items) {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) => obstaclesIn(entry, items, [...path, index]));
  }
  if (properties) {
    return Object.entries(properties).flatMap(([name, each]) =>
      obstaclesIn(Object(value)[name], each, [...path, name]),
    );
  }
  const text = clean(String(value ?? ""));
  const name = nameOf(siteField, path);
  if (!text && isNeeded) return [{ path, name, problem: missing(field) }];
  if (!isMadeUp(text, field)) return [];
  const problem = `is only an example ${itIs(text)}. Fill in the real one.`;
  return [{ path, name: `${name} (only an example)`, problem }];
}

function isMadeUp(text: string, { isSample, examples }: Field): boolean {
  if (isSample && examples?.includes(text)) return true;
  const phone = parsePhone(text);
  if (phone) return fictionalNumber.test(phone.href);
  return URL.canParse(text) && reservedDomain.test(new URL(text).hostname);
}
