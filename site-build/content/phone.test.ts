import { expect, test } from "vitest";
import { phoneFrom } from "./phone.ts";
import { siteSchema } from "./site-schema.ts";

const { phone } = siteSchema.shape;

test.each(["(425)555-0123", "425.555.0123", "4255550123", "+1 425/555 0123", "425 – 555‑0123"])(
  "The owner may type the number as %s",
  (typed) => {
    expect(phoneFrom(phone.parse(typed))).toEqual({
      display: "(425) 555-0123",
      href: "tel:+14255550123",
    });
  },
);

test.each([
  "555-0123",
  "425-555-01234",
  "425-CALL-NOW",
  "125-555-0123",
  "425-055-0123",
  "425-555-0123 ext. 4",
])("%s is not a phone number", (typed) => {
  expect(phone.safeParse(typed).success).toBe(false);
});
