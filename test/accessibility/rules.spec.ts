import { axeFindings, equalAccessFindings } from "../../site-build/content/check/checkers.ts";
import { closeButton, field, sendButton, startSending } from "../support/contact-form.ts";
import { goToServices, openPage, paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** What Equal Access leaves to a person's eye, and what the eye found. */
const judged: Record<string, string> = {
  style_color_misuse: "asked of every style sheet; a wrong field also gets a thicker edge",
  style_focus_visible:
    "asked of everything with an edge of its own; focus.spec.ts measures the ring",
  style_viewport_resizable: "asked of every style sheet; reflow.spec.ts doubles the text",
  style_highcontrast_visible: "asked of every style sheet; forced-colors.spec.ts looks",
  text_sensory_misuse: "“a small home” says what the home is like, not where something is shown",
  input_fields_grouped: "the three fields are one group already: the form, named Contact Us",
  input_label_visible: "asked of a text box of several lines; its label stands above it",
  frame_src_valid: "the map in the frame is Google's; the address stands beside it as text",
};

for (const path of paths) {
  test(`Two rule engines find nothing on ${path}, at 320 and 1440 px, by day and at night`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        // Colors that glide would be looked at on their way.
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
  expect(await axeFindings(page), "a paused slideshow, and a form sent empty").toEqual([]);

  const { answer } = await startSending(page);
  expect(await axeFindings(page), "a message on its way").toEqual([]);

  answer();
  await expect(closeButton(page)).toBeVisible();
  expect(await axeFindings(page), "the toast").toEqual([]);

  await goToServices(page);
  expect(await axeFindings(page), "the toast on the services page").toEqual([]);
});

function isUnjudged({ ruleId, verdict }: { ruleId: string; verdict: string }): boolean {
  return verdict === "FAIL" || !(ruleId in judged);
}
