import { expect, test } from "vitest";
import { isSuccess } from "./email-api.ts";

test.each([
  { status: 200, text: "OK" },
  { status: 200, text: "" },
  { status: 200, text: "anything" },
  { status: 500, text: "OK" },
  { status: 202, text: "OK" },
])("$status '$text' is a success", (reply) => {
  expect(isSuccess(reply)).toBe(true);
});

test.each([
  { status: 202, text: "queued" },
  { status: 204, text: "" },
  { status: 500, text: "OK " },
  { status: 500, text: "ok" },
])("$status '$text' is a failure", (reply) => {
  expect(isSuccess(reply)).toBe(false);
});

test.each([undefined, new TypeError("Failed to fetch")])(
  "%s instead of a reply is a failure",
  (error) => {
    expect(isSuccess(error)).toBe(false);
  },
);
