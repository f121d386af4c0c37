import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "../support/test.ts";

const { resolve } = createRequire(import.meta.url);
const axeSource = readFileSync(resolve("axe-core/axe.min.js"), "utf8");
const equalAccessSource = readFileSync(resolve("accessibility-checker-engine/ace.js"), "utf8");

type EqualAccessResult = {
  ruleId: string;
  value: [level: string, verdict: "PASS" | "FAIL" | "POTENTIAL" | "MANUAL"];
  message: string;
  path: { dom: string };
};

declare global {
  interface Window {
    axe: typeof axe;
    ace: {
      Checker: new () => {
        check(document: Document, policies: string[]): Promise<{ results: EqualAccessResult[] }>;
      };
    };
  }
}

/** What two checkers say about the page as it is. */
export async function expectNoFindings(page: Page, where: string): Promise<void> {
  expect(await axeFindings(page), `axe, ${where}`).toEqual([]);
  expect(await equalAccessFindings(page), `Equal Access, ${where}`).toEqual([]);
}

/**
 * Every rule that axe-core has, including those that are off by default (AAA, experimental), and
 * without AAA's exception for the contrast of large text.
 */
async function axeFindings(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window;
    const every = axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]);
    const options = {
      rules: Object.fromEntries(every),
      checks: {
        "color-contrast-enhanced": { options: { contrastRatio: { large: { expected: 7 } } } },
      },
      // The only frame is Google's map.
      iframes: false,
    };
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ rule: id, help, html, failureSummary })),
    );
  });
}

/** What fails in IBM's Equal Access. What it leaves to a person isn't counted. */
async function equalAccessFindings(page: Page) {
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(equalAccessSource);
  return page.evaluate(async () => {
    const checker = new window.ace.Checker();
    const { results } = await checker.check(document, ["WCAG_2_2", "IBM_Accessibility"]);
    return results
      .filter(({ value: [, verdict] }) => verdict === "FAIL")
      .map(({ ruleId, message, path }) => ({ ruleId, message, path: path.dom }));
  });
}
