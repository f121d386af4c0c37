import type { z } from "zod";
import { exampleOf } from "./field-info.ts";
import { parsePhone } from "./phone.ts";

/** Phone numbers that are reserved for movies and books. */
const fictionalNumber = /55501\d\d$/;

/** Domains that can never be a real website (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example\.(com|org|net)|test|invalid|example|localhost)$/;

/** The same field, but it refuses its own example and values that can't be real. */
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
