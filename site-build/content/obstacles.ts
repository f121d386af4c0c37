import type { Path } from "./content-error.ts";
import { forExample } from "./explain.ts";
import { missingFacts, placeholders, siteField } from "./facts.ts";
import { type Field, fieldAt } from "./field.ts";
import type { FieldProblem } from "./json-file.ts";
import { parsePhone } from "./phone.ts";
import { textsIn } from "./texts.ts";

/** Phone numbers that are reserved for movies and books. */
const fictionalNumber = /55501\d\d$/;

/** Domains that can never be a real website (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example\.(com|org|net)|test|invalid|example|localhost)$/;

/** The other examples can be real: EmailJS calls every default service default_service. */
const samples = [
  placeholders.address.postalCode,
  placeholders.emailService.templateId,
  placeholders.emailService.publicKey,
];

/** Everything that keeps a site from being published: facts that are missing or made up. */
export function obstaclesIn(site: unknown): FieldProblem[] {
  const missing = missingFacts(site).map((path) => {
    const field = fieldAt(siteField, path) as Field;
    return { path, problem: `is missing. ${forExample(field)}` };
  });
  return [...missing, ...madeUpFacts(site)];
}

export function madeUpFacts(site: unknown): FieldProblem[] {
  return textsIn(site)
    .filter(({ text }) => isMadeUp(text))
    .map(({ path, text }) => {
      const itIs = `it is ${JSON.stringify(text)}`;
      return { path, problem: `is only an example (${itIs}). Fill in the real one` };
    });
}

/** What the form calls a fact, inside a sentence. */
export function labelOf(path: Path): string {
  const label = fieldAt(siteField, path)?.title ?? "";
  return label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

function isMadeUp(text: string): boolean {
  const phone = parsePhone(text);
  if (phone) return fictionalNumber.test(phone.href);
  return (
    samples.includes(text) || (URL.canParse(text) && reservedHost.test(new URL(text).hostname))
  );
}
