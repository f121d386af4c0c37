import type { z } from "zod";
import { parsePhone } from "./phone.ts";
import { exampleOf } from "./schema-fields.ts";

/** Numbers that phone companies reserve for films and books. */
const fictionalNumber = /55501\d\d$/;

/** Names that can never be a real website (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example\.(com|org|net)|test|invalid|example|localhost)$/;

/** The same field, which also refuses its own example, and what can't be anybody's. */
export function refuseMadeUp<Field extends z.ZodType<string | undefined>>(field: Field): Field {
  return field.refine((value) => value !== exampleOf(field) && !isReserved(value ?? ""), {
    error: ({ input }) =>
      `is only an example (it is ${JSON.stringify(input)}). Fill in the real one`,
  });
}

function isReserved(value: string): boolean {
  const phone = parsePhone(value);
  if (phone) return fictionalNumber.test(phone.href);
  return URL.canParse(value) && reservedHost.test(new URL(value).hostname);
}
