import type { Page } from "@playwright/test";
import { axeFindings, equalAccessFindings } from "../../site-build/content/check/checkers.ts";
import { pages } from "../../src/pages.ts";
import { closeButton, field, sendButton, startSending } from "../support/contact-form.ts";
import { openPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** What Equal Access leaves to a person, and what a person found. */
const judged: Record<string, string> = {
  style_color_misuse: "asked about every style sheet; a wrong field also gets a thicker edge",
  style_focus_visible: "asked about everything with an edge; controls.spec.ts measures the ring",
  style_viewport_resizable: "asked about every style sheet; reflow.spec.ts doubles the text",
  style_highcontrast_visible: "asked about every style sheet; controls.spec.ts checks",
  text_sensory_misuse: "“a small home” describes the home, not a place on the page",
  input_fields_grouped: "the three fields are one group already: the form, named Contact Us",
  input_label_visible: "asked about every textarea; its label is above it",
  frame_src_valid: "the map is Google's; the address is next to it as text",
};

test("Two accessibility checkers find nothing on any page or at any step of sending a message", async ({
  page,
  email,
}) => {
  // Otherwise the checkers may see colors in transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await expectNoFindings(page, "the home page");

  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  expect(await axeFindings(page), "after an empty form was sent").toEqual([]);
  const answer = await startSending(page, email);
  expect(await axeFindings(page), "during a send").toEqual([]);
  answer();
  await expect(closeButton(page)).toBeVisible();
  expect(await axeFindings(page), "the toast").toEqual([]);
  await closeButton(page).click();

  for (const { name } of pages.slice(1)) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectNoFindings(page, name);
  }
});

/** At two widths, light and dark. Equal Access checks only one, since axe checks the contrast. */
async function expectNoFindings(page: Page, where: string): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      const when = `${where}, ${colorScheme} at ${width} px`;
      expect(await axeFindings(page), `axe, ${when}`).toEqual([]);
    }
    const findings = (await equalAccessFindings(page)).filter(isUnjudged);
    expect(findings, `Equal Access, ${where} at ${width} px`).toEqual([]);
  }
}

function isUnjudged({ ruleId, verdict }: { ruleId: string; verdict: string }): boolean {
  return verdict === "FAIL" || !(ruleId in judged);
}
