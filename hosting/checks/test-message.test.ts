import { expect, test } from "vitest";
import { isTestDue } from "./test-message.ts";

const monday = new Date("2026-11-16T14:17:00Z");
const tuesday = new Date("2026-11-17T14:17:00Z");

test("The website writes to its owner on Mondays", () => {
  expect(isTestDue({ GITHUB_EVENT_NAME: "schedule" }, monday)).toBe(true);
  expect(isTestDue({ GITHUB_EVENT_NAME: "schedule" }, tuesday)).toBe(false);
});

test("A manual run sends a message only if asked to", () => {
  const GITHUB_EVENT_NAME = "workflow_dispatch";
  expect(isTestDue({ GITHUB_EVENT_NAME, SEND: "false" }, monday)).toBe(false);
  expect(isTestDue({ GITHUB_EVENT_NAME, SEND: "true" }, tuesday)).toBe(true);
  expect(isTestDue({}, monday), "on a computer").toBe(false);
});
