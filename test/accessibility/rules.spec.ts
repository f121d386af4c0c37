import { axeFindings, equalAccessFindings } from "../../site-build/content/check/checkers.ts";
import { closeButton, field, sendButton, startSending } from "../support/contact-form.ts";
import { goToServices, openPage, paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** What Equal Access leaves to a person, and what a person found. */
const judged: Record<string, string> = {
  style_color_misuse: "asked about every style sheet; a wrong field also gets a thicker edge",
  style_focus_visible: "asked about everything with an edge; focus.spec.ts measures the ring",
  style_viewport_resizable: "asked about every style sheet; reflow.spec.ts doubles the text",
  style_highcontrast_visible: "asked about every style sheet; forced-colors.spec.ts checks",
  text_sensory_misuse: "“a small home” describes the home, not a place on the page",
  input_fields_grouped: "the three fields are one group already: the form, named Contact Us",
  input_label_visible: "asked about every textarea; its label is above it",
  frame_src_valid: "the map is Google's; the address is next to it as text",
};

for (const path of paths) {
  test(`Two accessibility checkers find nothing on ${path}, at two widths, light and dark`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        // Otherwise the checkers may see colors in transition.
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const when = `${colorScheme} at ${width} px`;
        expect(await axeFindings(page), `axe, ${when}`).toEqual([]);
        const findings = (await equalAccessFindings(page)).filter(isUnjudged);
        expect(findings, `Equal Access, ${when}`).toEqual([]);
      }
    }
  });
}

test("axe finds nothing at any step of sending a message", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  expect(await axeFindings(page), "after an empty form was sent").toEqual([]);

  const answer = await startSending(page);
  expect(await axeFindings(page), "during a send").toEqual([]);

  answer();
  await expect(closeButton(page)).toBeVisible();
  expect(await axeFindings(page), "the toast").toEqual([]);

  await goToServices(page);
  expect(await axeFindings(page), "the toast on Services").toEqual([]);
});

function isUnjudged({ ruleId, verdict }: { ruleId: string; verdict: string }): boolean {
  return verdict === "FAIL" || !(ruleId in judged);
}
