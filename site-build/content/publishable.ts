import type { Path } from "./content-error.ts";
import { forExample } from "./explain.ts";
import { missingFacts, placeholders, siteField } from "./facts.ts";
import { type Field, fieldAt } from "./field.ts";
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

export type Obstacle = { path: Path; label: string; isMissing: boolean; problem: string };

/** Everything that keeps a site from being published: facts that are missing or can't be real. */
export function obstaclesIn(site: unknown): Obstacle[] {
  const missing = missingFacts(site).map((path) => {
    const field = fieldAt(siteField, path) as Field;
    return { path, isMissing: true, problem: `is missing. ${forExample(field)}` };
  });
  const madeUp = textsIn(site)
    .filter(({ text }) => isMadeUp(text))
    .map(({ path, text }) => {
      const problem = `is only an example (it is ${JSON.stringify(text)}). Fill in the real one`;
      return { path, isMissing: false, problem };
    });
  return [...missing, ...madeUp].map((each) => ({ ...each, label: labelOf(each.path) }));
}

/** What the form calls a fact. */
export const labelOf = (path: Path) => fieldAt(siteField, path)?.title ?? "";

function isMadeUp(text: string): boolean {
  const phone = parsePhone(text);
  if (phone) return fictionalNumber.test(phone.href);
  return (
    samples.includes(text) || (URL.canParse(text) && reservedHost.test(new URL(text).hostname))
  );
}
