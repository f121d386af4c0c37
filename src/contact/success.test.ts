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
])("A reply of $status '$text' means that the message wasn't sent", (reply) => {
  expect(isSuccess(reply)).toBe(false);
});

test.each([undefined, null, "OK", 200, new TypeError("Failed to fetch")])(
  "No reply at all (%s) means that the message wasn't sent",
  (error) => {
    expect(isSuccess(error)).toBe(false);
  },
);
