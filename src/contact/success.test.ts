import { expect, test } from "vitest";
import { isSuccess } from "./success.ts";

test.each([
  { status: 200, text: "OK" },
  { status: 200, text: "" },
  { status: 200, text: "anything" },
  { status: 500, text: "OK" },
  { status: 202, text: "OK" },
])("A reply of $status '$text' means that the message was sent", (reply) => {
  expect(isSuccess(reply)).toBe(true);
});

test.each([
  { status: 202, text: "queued" },
  { status: 204, text: "" },
  { status: 200.5, text: "" },
  { status: "200", text: "" },
  { status: 500, text: "OK " },
  { status: 500, text: "ok" },
  { status: 0, text: "Network Error" },
])("A reply of $status '$text' means that it was not", (reply) => {
  expect(isSuccess(reply)).toBe(false);
});

test.each([undefined, null, "OK", 200, new TypeError("Failed to fetch")])(
  "What is no reply at all (%s) means that it was not",
  (error) => {
    expect(isSuccess(error)).toBe(false);
  },
);
