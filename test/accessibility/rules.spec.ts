import { expect, sendButton, test } from "../support/test.ts";
import { axeFindings, equalAccessFindings } from "./engines.ts";
import { closeButton, openPage, startSending } from "./visit.ts";

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

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("Two rule engines find nothing on the home page", async ({ page }) => {
      await openPage(page, "/");
      expect(await axeFindings(page)).toEqual([]);
      expect((await equalAccessFindings(page)).filter(isUnjudged)).toEqual([]);
    });

    test("Two rule engines find nothing on the services page", async ({ page }) => {
      await openPage(page, "/services");
      expect(await axeFindings(page)).toEqual([]);
      expect((await equalAccessFindings(page)).filter(isUnjudged)).toEqual([]);
    });

    test("axe finds nothing at any step of sending a message", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openPage(page, "/");
      await sendButton(page).click();
      await expect(page.locator(":user-invalid")).toHaveCount(3);
      expect(await axeFindings(page), "a paused slideshow, and a form sent empty").toEqual([]);

      const { answer } = await startSending(page);
      expect(await axeFindings(page), "a message on its way").toEqual([]);

      answer();
      await expect(closeButton(page)).toBeVisible();
      expect(await axeFindings(page), "the toast").toEqual([]);

      await page.getByRole("link", { name: "Services" }).click();
      await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
      expect(await axeFindings(page), "the toast on the services page").toEqual([]);
    });
  });
}

function isUnjudged({ ruleId, verdict }: { ruleId: string; verdict: string }): boolean {
  return verdict === "FAIL" || !(ruleId in judged);
}
