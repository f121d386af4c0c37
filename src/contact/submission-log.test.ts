import { afterEach, expect, test, vi } from "vitest";
import { logSubmission, submissionLog } from "./submission-log.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("Every submit adds one entry with its time, after those before it", () => {
  vi.useFakeTimers();
  expect(submissionLog()).toEqual([]);

  vi.setSystemTime("2027-03-04T05:06:07Z");
  logSubmission();
  vi.setSystemTime("2027-03-04T05:06:08Z");
  logSubmission();

  expect(submissionLog()).toEqual([
    { at: "2027-03-04T05:06:07.000Z", event: "Contact form submitted" },
    { at: "2027-03-04T05:06:08.000Z", event: "Contact form submitted" },
  ]);
});
