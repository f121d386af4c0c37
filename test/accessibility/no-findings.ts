import type { Page } from "@playwright/test";
import { expect } from "../support/test.ts";
import { axeFindings, equalAccessFindings } from "./checkers.ts";

/** What Equal Access leaves to a person, and what a person found. */
const judged: Record<string, string> = {
  style_color_misuse: "asked about every style sheet; a wrong field also gets a thicker edge",
  style_focus_visible: "asked about everything with an edge; controls.spec.ts measures the ring",
  style_viewport_resizable: "asked about every style sheet; reflow.spec.ts doubles the text",
  style_highcontrast_visible: "asked about every style sheet; controls.spec.ts checks",
  text_sensory_misuse: "“a small home” describes the home, not a part of the page",
  text_block_heading: "asked about a line of few words; the one under the headline isn't one",
  input_fields_grouped: "the fields are one group already: the form, named Contact Us",
  input_label_visible: "asked about every textarea; its label is above it",
  frame_src_valid: "the map is Google's; the address is next to it as text",
};

/** At two widths, light and dark. Equal Access checks only light, since axe checks the contrast. */
export async function expectNoFindings(page: Page, where: string): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page), `axe, ${where}, dark at ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    await expectNoFindingsNow(page, `${where}, light at ${width} px`);
  }
}

/** On the page as it is. */
export async function expectNoFindingsNow(page: Page, where: string): Promise<void> {
  expect(await axeFindings(page), `axe, ${where}`).toEqual([]);
  const findings = (await equalAccessFindings(page)).filter(isUnjudged);
  expect(findings, `Equal Access, ${where}`).toEqual([]);
}

function isUnjudged({ ruleId, verdict }: { ruleId: string; verdict: string }): boolean {
  return verdict === "FAIL" || !(ruleId in judged);
}
